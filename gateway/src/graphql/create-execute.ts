import type { ServiceContext } from '@practice/service-kit';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { hideUnexpected } from './format-errors.ts';
import type { OperationGateway } from './operation-gateway.ts';

/** Runs a document of the front ends for server-side rendering. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  ctx: ServiceContext,
) => Promise<ExecutionResult>;

/** As a request to /graphql would be run, without HTTP; errors have the same shape. */
export function createExecute({ run }: OperationGateway): Execute {
  return async (document, variables, ctx) => {
    // Stitching caches by context object: a new one sees fresh data.
    const result = await run({ document, variables, operationName: undefined, ctx: { ...ctx } });
    const errors = result.errors?.map(hideUnexpected);
    return { data: result.data ?? null, ...(errors ? { errors } : {}) };
  };
}
