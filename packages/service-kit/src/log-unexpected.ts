import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServiceContext } from './context.ts';
import { toDomainError } from './domain-error.ts';
import { logger } from './logger.ts';
import { logFieldsOf } from './tracing/tracer.ts';

/** Logs what goes wrong inside of resolvers, with the request in which it did; callers learn nothing of it. */
export const logUnexpected: Plugin<ServiceContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result }) => logErrors(result as ExecutionResult, args.contextValue),
  }),
};

function logErrors({ errors }: ExecutionResult, { requestId, trace }: ServiceContext): void {
  for (const error of errors ?? []) {
    // Without one it is the operation itself that is wrong.
    if (!error.originalError) continue;
    const problem = toDomainError(error);
    if (problem.code === 'INTERNAL') {
      logger.error({ err: problem.cause, requestId, ...logFieldsOf(trace) }, 'resolver failed');
    }
  }
}
