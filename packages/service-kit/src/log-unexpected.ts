import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServiceContext } from './context.ts';
import { logger } from './logger.ts';
import { logFieldsOf } from './tracing/tracer.ts';

type Hidden = Error | GraphQLError;

/** What the errors that callers see hide. */
const causes = new WeakMap<Hidden, unknown>();

/** Keeps what went wrong in a resolver until its request is known. */
export function noteUnexpected(shown: Hidden, cause: unknown): void {
  causes.set(shown, cause);
}

/** Logs what went wrong in the resolvers of an operation, with the request in which it did. */
export function logUnexpected(errors: readonly Hidden[] | undefined, { requestId, trace }: ServiceContext): void {
  for (const error of errors ?? []) {
    if (!causes.has(error)) continue;
    logger.error({ err: causes.get(error), requestId, ...logFieldsOf(trace) }, 'resolver failed');
  }
}

/** The same for operations that come over HTTP: others pay nothing for it. */
export const logUnexpectedOverHttp: Plugin<object, { trusted?: ServiceContext }> = {
  onResultProcess({ result, serverContext }) {
    if (serverContext.trusted && 'errors' in result) logUnexpected(result.errors, serverContext.trusted);
  },
};
