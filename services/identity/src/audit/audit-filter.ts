import {
  type AuditFilter,
  addDays,
  auditActionsOf,
  auditActionsThat,
  toInstant,
  toSearchKey,
} from '@practice/contracts';
import { escapeRegExp, type Filter } from '@practice/service-kit';

/** The entries that a filter of the audit log asks for. */
export function toAuditFilter({ username, action, kind, entity, entityId, search, from, to }: AuditFilter): Filter {
  const conditions: Filter[] = [
    ...(username ? [{ username }] : []),
    ...(action ? [{ action }] : []),
    ...(kind ? [{ action: { $in: auditActionsOf(kind) } }] : []),
    ...(entity ? [{ entity }] : []),
    ...(entityId ? [{ entityId }] : []),
    ...(search ? [searchFilter(search)] : []),
    ...(from ? [{ at: { $gte: toInstant(from, '00:00') } }] : []),
    ...(to ? [{ at: { $lt: toInstant(addDays(to, 1), '00:00') } }] : []),
  ];
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
}

/** A part of what was done, in Turkish, of a user name, an address or the id of a record. */
function searchFilter(search: string): Filter {
  const sought = toSearchKey(search);
  const actions = auditActionsThat((sentence) => toSearchKey(sentence).includes(sought));
  const part = { $regex: anySpelling(search) };
  return { $or: [{ username: part }, { address: part }, { entityId: part }, { action: { $in: actions } }] };
}

const turkish: Readonly<Record<string, string>> = { c: 'ç', g: 'ğ', i: 'ı', o: 'ö', s: 'ş', u: 'ü' };

/** A pattern for a text in either case, with or without Turkish letters: names are stored as they are written. */
function anySpelling(text: string): string {
  return [...toSearchKey(text)]
    .map((letter) => (/[a-z]/.test(letter) ? letterClass(letter) : escapeRegExp(letter)))
    .join('');
}

function letterClass(letter: string): string {
  const spellings = [letter, turkish[letter] ?? ''].flatMap((each) => [
    each,
    each.toLocaleUpperCase('tr'),
    each.toUpperCase(),
  ]);
  return `[${[...new Set(spellings.join(''))].join('')}]`;
}
