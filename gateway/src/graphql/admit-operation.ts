import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import type { KnownDocuments } from './known-documents.ts';
import { asksForTooMany, readWithinLimits } from './operation-limits.ts';
import type { OperationRequest } from './operation-request.ts';
import { asksForSchema } from './operation-shape.ts';

const MOST_READ = 500;

type Options = {
  known: KnownDocuments;
  /** Whether everybody may ask for the schema, not only staff. */
  isSchemaOpen: boolean;
};

/** The text to run; null for a hash that nobody knows. */
export type Admission = (operation: OperationRequest, ctx: ServiceContext, method: string) => string | null;

/**
 * Decides whether an operation may run. It has to be one query or mutation of its document. The front ends' own documents
 * may; all others stay within the limits, come by POST, and ask for the schema only when their caller may see it.
 * @throws DomainError QUERY_REFUSED, UNAUTHENTICATED or FORBIDDEN.
 */
export function createAdmission({ known, isSchemaOpen }: Options): Admission {
  const read = remember(readWithinLimits);
  const readKnown = remember((known) => parse(known));
  return ({ query, hash, variables, operationName }, ctx, method) => {
    const text = query ?? (hash ? known.textOf(hash) : undefined);
    if (text === undefined) return null;
    if (known.has(text)) {
      assertOneOperation(readKnown(text), operationName);
      return text;
    }
    if (method === 'GET') throw refused('GET is for known documents');
    const found = read(text);
    if ('refusal' in found) throw refused(found.refusal);
    // A syntax error is answered by the parser that runs it, with its place in the text.
    if ('syntaxError' in found) return text;
    assertOneOperation(found.document, operationName);
    if (asksForTooMany(found.document, variables)) throw refused('too many items a page');
    if (!isSchemaOpen && asksForSchema(found.document)) assertCan(ctx, 'graphiql:use');
    return text;
  };
}

/** @throws DomainError QUERY_REFUSED when no operation has the name, several could be meant, or it is a subscription. */
function assertOneOperation(document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName || undefined);
  if (!operation) throw refused('no operation, or not clear which');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw refused('a subscription');
}

function refused(detail: string): DomainError {
  return new DomainError('QUERY_REFUSED', { detail });
}

/** The same texts come again and again: each is read once. The eldest is forgotten first. */
function remember<T>(read: (text: string) => T): (text: string) => T {
  const held = new Map<string, T>();
  return (text) => {
    const found = held.get(text) ?? read(text);
    held.set(text, found);
    if (held.size > MOST_READ) held.delete(held.keys().next().value ?? '');
    return found;
  };
}
