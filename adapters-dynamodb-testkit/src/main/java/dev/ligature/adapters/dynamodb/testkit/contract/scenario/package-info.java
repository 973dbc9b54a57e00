/** The operations of the ports that are disturbed, each with the facts that it begins with. */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import org.jspecify.annotations.NullMarked;
