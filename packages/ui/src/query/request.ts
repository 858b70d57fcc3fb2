import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { hashOf, operationName } from '../graphql/document.ts';
import { fromBody, type Problem, parseBody, unreached } from '../graphql/problem-body.ts';
import type { FailedWith } from '../graphql/retry-rules.ts';
import { requestSlots } from './request-slots.ts';

export type QueryDocument<Data, Variables> = TypedDocumentNode<Data, Variables>;

type GraphQLError = { message: string; extensions?: Record<string, unknown> };
export type GraphQLResult = { data?: unknown; errors?: readonly GraphQLError[] | undefined };

/** A query or mutation without a usable response; `readProblem` turns it into what to show. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly with: FailedWith;
  readonly problem: Problem | undefined;

  constructor(message: string, failedWith: FailedWith, problem?: Problem) {
    super(message);
    this.with = failedWith;
    this.problem = problem;
  }

  /** From the errors of a GraphQL response. */
  static ofErrors(errors: readonly GraphQLError[]): RequestFailure {
    const codes = errors.map(({ extensions }) => String(extensions?.code));
    const [first] = errors;
    const problem = fromBody({ ...first?.extensions, message: first?.extensions?.message ?? first?.message });
    return new RequestFailure(first?.message ?? 'GraphQL errors', { codes }, problem);
  }
}

/**
 * Turns what a query or mutation threw into a problem. The server's codes are kept (`SLOT_TAKEN`, `VALIDATION_FAILED`, …);
 * a request that never arrived gets `OFFLINE` or `UNREACHABLE`, an unreadable response `INTERNAL`.
 */
export function readProblem(error: unknown, isOnline: boolean = globalThis.navigator?.onLine !== false): Problem {
  return (error instanceof RequestFailure ? error.problem : undefined) ?? unreached(isOnline);
}

/** Runs a document: over HTTP or in-process. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  options?: { headers?: Record<string, string>; signal?: AbortSignal },
) => Promise<GraphQLResult>;

/**
 * Over HTTP, with cookies, by the document's hash; the full text follows only if the server does not know it. Not more at the
 * same time than suit the device.
 */
export function overHttp(uri: string): Execute {
  const inSlot = requestSlots();
  return async (document, variables, { headers = {}, signal } = {}) => {
    const operation = { operationName: operationName(document), variables };
    const send = (body: object): Promise<GraphQLResult> =>
      inSlot(async () => {
        const response = await fetch(uri, {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
          body: JSON.stringify(body),
          ...(signal ? { signal } : {}),
        });
        return read(response, await response.text());
      });
    const text = async () => {
      const { print } = await import('graphql/language/printer');
      return { ...operation, query: print(document) };
    };
    const hash = hashOf(document);
    if (!hash) return send(await text());
    const result = await send({ ...operation, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
    const isUnknown = result.errors?.some(({ extensions }) => unknownHash.has(String(extensions?.code)));
    return isUnknown ? send(await text()) : result;
  };
}

const unknownHash = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

function read(response: Response, text: string): GraphQLResult {
  const result = parseResult(text);
  if (result) return result;
  const wait = response.headers.get('retry-after');
  const body = { ...(wait ? { retryAfterSeconds: Number(wait) } : {}), ...parseBody(text) };
  throw new RequestFailure(`The server answered ${response.status}`, { status: response.status }, fromBody(body));
}

/** Parses a GraphQL response; undefined for anything else. In a REST body `errors` are fields, without extensions. */
function parseResult(text: string): GraphQLResult | undefined {
  try {
    const body = JSON.parse(text) as GraphQLResult;
    return body?.data !== undefined || body?.errors?.some(({ extensions }) => extensions) ? body : undefined;
  } catch {
    return undefined;
  }
}
