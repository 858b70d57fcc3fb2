import { createHash } from 'node:crypto';

/** What changes without anybody editing a record. */
const ASIDE = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/**
 * A hash of what a record says, whatever the order of its fields. Empty ones are left out, so that one which a later version
 * adds, empty at first, is no edit.
 */
export function digestOf(says: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(says).filter(([name]) => !ASIDE.has(name));
  return createHash('sha256')
    .update(JSON.stringify(plain(Object.fromEntries(fields))))
    .digest('base64url');
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const filled = Object.entries(value)
    .map(([name, each]) => [name, plain(each)] as const)
    .filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
