package dev.ligature.contract.stage;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Hands each test its session, and checks and closes it when the test is over. */
final class ContractExtension implements ParameterResolver, AfterEachCallback {

    private static final Namespace NAMESPACE = Namespace.create(ContractExtension.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Session.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getStore(NAMESPACE).getOrComputeIfAbsent(Session.class, unused -> {
            AdapterUnderTest adapter = (AdapterUnderTest) context.getRequiredTestInstance();
            return new Session(adapter, ContractSettings.from(context::getConfigurationParameter));
        });
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Session session = context.getStore(NAMESPACE).remove(Session.class, Session.class);
        if (session == null) {
            return;
        }
        try {
            if (context.getExecutionException().isEmpty()) {
                session.check();
            }
        } finally {
            session.close();
        }
    }
}
