import { addDays, type ConsentFilter, toInstant } from '@practice/contracts';
import { type Filter, searchPatterns } from '@practice/service-kit';
import { personHashesFor } from './person-hashes.ts';

/** The entries that a filter asks for. */
export function toConsentFilter({ text, origin, state, search, from, to }: ConsentFilter): Filter {
  const conditions: Filter[] = [
    ...(search ? [searchFilter(search)] : []),
    ...(from ? [{ givenAt: { $gte: toInstant(from, '00:00') } }] : []),
    ...(to ? [{ givenAt: { $lt: toInstant(addDays(to, 1), '00:00') } }] : []),
  ];
  return {
    ...(text ? { text } : {}),
    ...(origin ? { origin } : {}),
    ...(state ? { state } : {}),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

/** Any part of name, phone or e-mail; of somebody who was erased, all of a phone or of an e-mail. */
function searchFilter(search: string): Filter {
  const words = searchPatterns(search).map((pattern) => ({ searchTokens: { $regex: pattern } }));
  const found = words.length > 1 ? { $and: words } : (words[0] ?? {});
  const hashes = personHashesFor(search);
  return hashes.length > 0 ? { $or: [found, { personHashes: { $in: hashes } }] } : found;
}
