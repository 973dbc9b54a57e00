package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Hands each test its stage, on tables that all tests of a class share, and clears it away after the test. */
final class FaultExtension implements ParameterResolver, AfterEachCallback {

    private static final Namespace NAMESPACE = Namespace.create(FaultExtension.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Stage.class;
    }

    @Override
    public Stage resolveParameter(ParameterContext parameter, ExtensionContext context) {
        LayoutUnderTest layout = (LayoutUnderTest) context.getRequiredTestInstance();
        return context.getStore(NAMESPACE)
                .getOrComputeIfAbsent(Stage.class, absent -> new Stage(layout, tables(context)), Stage.class);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Stage stage = context.getStore(NAMESPACE).get(Stage.class, Stage.class);
        if (stage != null) {
            stage.close();
        }
    }

    /** Kept where all tests of all classes of a run find it, one set for each class; dropped at the end of the run. */
    private static TableSets tables(ExtensionContext context) {
        Class<?> layout = context.getRequiredTestClass();
        return context.getRoot().getStore(NAMESPACE).getOrComputeIfAbsent(layout, TableSets::new, TableSets.class);
    }
}
