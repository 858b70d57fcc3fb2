import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { exceedsPageSize, readWithinLimits } from './operation-limits.ts';
import type { OperationRequest } from './operation-request.ts';
import { isIntrospection } from './operation-shape.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

const MAX_PARSED = 500;

type Options = {
  trusted: TrustedDocuments;
  /** Whether everybody may introspect the schema, not only staff. */
  isSchemaOpen: boolean;
};

/** The text to run, and whether it is one of the front ends' own. */
type GuardedOperation = { text: string; isTrusted: boolean };

/** Null for an unknown hash. */
export type OperationGuard = (
  operation: OperationRequest,
  ctx: ServiceContext,
  method: string,
) => GuardedOperation | null;

/**
 * Decides whether an operation may run. It must be a single query or mutation. The front ends' own documents are
 * trusted; all others have to stay within the limits, use POST, and introspect only when their caller may.
 * @throws DomainError QUERY_REFUSED, UNAUTHENTICATED or FORBIDDEN.
 */
export function createOperationGuard({ trusted, isSchemaOpen }: Options): OperationGuard {
  const read = memoize(readWithinLimits);
  const readTrusted = memoize((trusted) => parse(trusted));
  return ({ query, hash, variables, operationName }, ctx, method) => {
    const text = query ?? (hash ? trusted.textOf(hash) : undefined);
    if (text === undefined) return null;
    if (trusted.has(text)) {
      assertOneOperation(readTrusted(text), operationName);
      return { text, isTrusted: true };
    }
    if (method === 'GET') throw rejected('GET is for trusted documents');
    const found = read(text);
    if ('rejection' in found) throw rejected(found.rejection);
    // A syntax error is reported by the parser that runs it, with its location.
    if ('syntaxError' in found) return { text, isTrusted: false };
    assertOneOperation(found.document, operationName);
    if (exceedsPageSize(found.document, variables)) throw rejected('too many items a page');
    if (!isSchemaOpen && isIntrospection(found.document)) assertCan(ctx, 'graphiql:use');
    return { text, isTrusted: false };
  };
}

/** @throws DomainError QUERY_REFUSED when no operation has the name, several could be meant, or it is a subscription. */
function assertOneOperation(document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName || undefined);
  if (!operation) throw rejected('no operation, or not clear which');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw rejected('a subscription');
}

function rejected(detail: string): DomainError {
  return new DomainError('QUERY_REFUSED', { detail });
}

/** Caches by text, since the same ones are sent repeatedly. The oldest is evicted first. */
function memoize<T>(read: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const found = cache.get(text) ?? read(text);
    cache.set(text, found);
    if (cache.size > MAX_PARSED) cache.delete(cache.keys().next().value ?? '');
    return found;
  };
}
