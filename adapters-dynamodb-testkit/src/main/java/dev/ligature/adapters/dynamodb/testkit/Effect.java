package dev.ligature.adapters.dynamodb.testkit;

/** On which side of its effect a request fails. */
public enum Effect {
    /** It fails before it takes effect: the service never sees it. */
    BEFORE,
    /** It takes effect, and only its answer is lost. */
    AFTER
}
