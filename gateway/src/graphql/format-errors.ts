import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { attachmentOf, type ProblemCode, problems } from '@practice/contracts';
import { logFieldsOf, logger, type ServiceContext, toDomainError } from '@practice/service-kit';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Errors of the query itself: their message is for developers and may be shown. */
const QUERY_MISTAKES = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);
const SUGGESTION = / ?Did you mean .*\?/g;

/**
 * Formats an error for the response: `{ message, code, errors }` under `extensions` as the services return it; errors
 * of the query keep their message, everything else is hidden.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = String(formatted.extensions?.code);
  const { path, locations } = formatted;
  const location = path ? { path } : {};
  if (isProblemCode(code)) return { message: formatted.message, ...location, extensions: problemIn(formatted, code) };
  if (QUERY_MISTAKES.has(code)) {
    const extensions = { ...problemOf('MALFORMED_REQUEST') };
    return { message: formatted.message, ...(locations ? { locations } : {}), ...location, extensions };
  }
  const problem = toDomainError(error);
  const { retryAfterSeconds } = problem;
  const extensions = { ...problem.toResponse(), ...(retryAfterSeconds ? { retryAfterSeconds } : {}) };
  return { message: problem.message, ...location, extensions };
}

/** The same for an error of a result that did not go through Apollo. */
export function hideUnexpected(error: GraphQLError): GraphQLError {
  const { message, path, extensions } = formatError(error.toJSON(), error);
  return new GraphQLError(message, { ...(path ? { path } : {}), ...(extensions ? { extensions } : {}) });
}

/**
 * Logs hidden errors, tells `onProblem` of all others, sets Retry-After, and removes suggestions with schema names from visitors'
 * errors.
 */
export const errorPlugin = (
  onProblem: (code: ProblemCode) => void,
): ApolloServerPlugin<BaseContext & ServiceContext> => ({
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) {
          logHidden(error, contextValue);
          const code = String(error.extensions.code);
          if (isProblemCode(code)) onProblem(code);
        }
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const waits = singleResult.errors?.map(({ extensions }) => Number(extensions?.retryAfterSeconds) || 0) ?? [];
        const longest = Math.max(0, ...waits);
        if (longest > 0) response.http.headers.set('retry-after', String(longest));
        if (contextValue.actor.role !== 'anonymous' || !singleResult.errors) return;
        singleResult.errors = singleResult.errors.map((error) => ({
          ...error,
          message: error.message.replace(SUGGESTION, ''),
        }));
      },
    };
  },
});

function logHidden(error: GraphQLError, { requestId, trace }: ServiceContext): void {
  const code = String(error.extensions.code);
  if (isProblemCode(code) || QUERY_MISTAKES.has(code)) return;
  const problem = toDomainError(error);
  if (problem.code !== 'INTERNAL') return;
  logger.error({ err: problem.cause, requestId, ...logFieldsOf(trace) }, 'operation failed');
}

/** The fields of the answer as the service gave them, with what it attached. */
function problemIn({ extensions = {} }: GraphQLFormattedError, code: ProblemCode) {
  const { message = problems[code].message, errors = [], retryAfterSeconds } = extensions;
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { message, code, errors, ...attachmentOf(extensions), ...wait };
}

function problemOf(code: ProblemCode) {
  return { message: problems[code].message, code, errors: [] };
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}
