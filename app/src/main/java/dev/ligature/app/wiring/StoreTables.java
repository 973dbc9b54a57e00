package dev.ligature.app.wiring;

import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The tables of a store. What they are is told without an engine; the others speak to one. */
public interface StoreTables {

    /** Their names. */
    Seq<String> names();

    /** Creates those that do not exist and waits for them; what is left to be done by hand, a line each. */
    Either<StoreError, Seq<String>> create();

    /** What is missing or differs, a line each. */
    Either<StoreError, Seq<String>> verify();

    /** Deletes them with everything in them; the names of those that were there. */
    Either<StoreError, Seq<String>> delete();

    /** A CloudFormation template, in JSON. */
    String cloudFormation();
}
