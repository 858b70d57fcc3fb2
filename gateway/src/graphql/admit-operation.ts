import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import type { KnownDocuments } from './known-documents.ts';
import { asksForTooMany, type ReadDocument, readWithinLimits } from './operation-limits.ts';
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
 * Decides whether an operation may run. The front ends' own documents may; all others stay within the limits, come by
 * POST, and ask for the schema only when their caller may see it.
 * @throws DomainError QUERY_REFUSED, UNAUTHENTICATED or FORBIDDEN.
 */
export function createAdmission({ known, isSchemaOpen }: Options): Admission {
  const read = remember(readWithinLimits);
  return ({ query, hash, variables }, ctx, method) => {
    const text = query ?? (hash ? known.textOf(hash) : undefined);
    if (text === undefined) return null;
    if (known.has(text)) return text;
    if (method === 'GET') throw refused('GET is for known documents');
    const found = read(text);
    if ('refusal' in found) throw refused(found.refusal);
    // A syntax error is answered by the parser that runs it, with its place in the text.
    if ('syntaxError' in found) return text;
    if (asksForTooMany(found.document, variables)) throw refused('too many items a page');
    if (!isSchemaOpen && asksForSchema(found.document)) assertCan(ctx, 'graphiql:use');
    return text;
  };
}

function refused(detail: string): DomainError {
  return new DomainError('QUERY_REFUSED', { detail });
}

/** The same texts come again and again: each is read once. The eldest is forgotten first. */
function remember(read: (text: string) => ReadDocument): (text: string) => ReadDocument {
  const held = new Map<string, ReadDocument>();
  return (text) => {
    const found = held.get(text) ?? read(text);
    held.set(text, found);
    if (held.size > MOST_READ) held.delete(held.keys().next().value ?? '');
    return found;
  };
}
