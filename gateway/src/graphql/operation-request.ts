import { DomainError } from '@practice/service-kit';
import type { Request } from 'express';
import { z } from 'zod';

/** An operation as it was requested, before its text is parsed. */
export type OperationRequest = {
  query: string | undefined;
  hash: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown>;
};

const payload = z.object({
  query: z.string().min(1).nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string().max(100) }).optional() }).nullish(),
});

/**
 * Reads an operation out of a POST's body or a GET's query.
 * @throws DomainError QUERY_REFUSED for several at once; MALFORMED_REQUEST for anything that is no operation.
 */
export function readOperation(request: Request): OperationRequest {
  if (Array.isArray(request.body)) throw new DomainError('QUERY_REFUSED', { detail: 'a batch' });
  const result = payload.safeParse(request.method === 'GET' ? fromQuery(request.query) : request.body);
  if (!result.success) throw new DomainError('MALFORMED_REQUEST', { cause: result.error });
  const { query, operationName, variables, extensions } = result.data;
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (!query && !hash) throw new DomainError('MALFORMED_REQUEST', { detail: 'no query' });
  return { query: query ?? undefined, hash, operationName: operationName ?? undefined, variables: variables ?? {} };
}

function fromQuery({ query, operationName, variables, extensions }: Request['query']): unknown {
  return { query, operationName, variables: fromJson(variables), extensions: fromJson(extensions) };
}

function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('MALFORMED_REQUEST', { cause });
  }
}
