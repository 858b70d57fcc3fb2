import { logger, wordKey, wordsOf } from '@practice/service-kit';
import { SearchedTermModel } from './searched-term.model.ts';

/** More terms than these are not begun; those that are there are still counted. */
const MAX_TERMS = 5000;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;
/** Longer numbers are somebody's. */
const PERSONAL = /@|(\d[\s-]?){5}/;

/**
 * Counts a search and how much it found. What looks like an address, a number or a letter to the practice is not kept. A
 * count that fails does not fail the search.
 */
export async function recordSearch(query: string, hits: number): Promise<void> {
  const words = wordsOf(query).flatMap((word) => wordKey(word) ?? []);
  const isKept = words.length > 0 && words.length <= MAX_WORDS && query.length <= MAX_LENGTH && !PERSONAL.test(query);
  if (!isKept) return;
  try {
    const change = { $inc: { count: 1 }, $set: { query, hits, lastAt: new Date() } };
    const counted = await SearchedTermModel.updateOne({ _id: words.join(' ') }, change);
    if (counted.matchedCount > 0 || (await SearchedTermModel.estimatedDocumentCount()) >= MAX_TERMS) return;
    await SearchedTermModel.updateOne({ _id: words.join(' ') }, change, { upsert: true });
  } catch (err) {
    logger.warn({ err }, 'a search cannot be counted');
  }
}
