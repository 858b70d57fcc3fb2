import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import type { ProblemCode } from '@practice/contracts';
import { logger, type ServiceContext } from '@practice/service-kit';
import { errorPlugin, formatError } from './format-errors.ts';
import type { OperationGateway } from './operation-gateway.ts';

/**
 * Apollo Server over the composed services. Protections that the gateway provides itself are off: the cross-site check,
 * the JSON-only body, trusted documents and introspection are handled before it.
 */
export function createApolloServer(
  gateway: OperationGateway,
  onProblem: (code: ProblemCode) => void,
): ApolloServer<ServiceContext> {
  return new ApolloServer<ServiceContext>({
    gateway: toApolloGateway(gateway),
    csrfPrevention: false,
    persistedQueries: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    nodeEnv: 'production',
    logger: {
      debug: (message) => logger.debug(message),
      info: (message) => logger.debug(message),
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    },
    plugins: [
      errorPlugin(onProblem),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}

function toApolloGateway({ schema, run }: OperationGateway): GatewayInterface {
  return {
    onSchemaLoadOrUpdate(update) {
      update({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    async load() {
      return {
        executor: ({ document, request, context, operationName }) =>
          run({
            document,
            variables: request.variables ?? {},
            operationName: operationName ?? undefined,
            ctx: context as ServiceContext,
          }) as never,
      };
    },
    async stop() {},
  };
}
