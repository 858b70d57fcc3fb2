import { type SiteSearchResults, siteSearchInput } from '@practice/contracts';
import {
  assertWithinLimit,
  logger,
  RENDERED_PAGE,
  readInput,
  type ServiceContext,
  wordKey,
  wordsOf,
} from '@practice/service-kit';
import { findPosts } from '../blog/find-posts.ts';
import { publicPosts } from '../blog/published-filter.ts';
import { searchPosts } from '../blog/search/blog-search-index.ts';
import { SearchedTermModel } from './searched-term.model.ts';
import { findPages } from './site-index.ts';

/** So many of the pages and so many of the posts. */
const MAX_EACH = 10;

type Hit = SiteSearchResults['hits'][number];

/**
 * What visitors find for the words of `q`, pages before posts, each the best match first; nothing without a `q`. Where
 * neither has the words, those that have nearly the same. Counts what was searched for.
 * @throws DomainError VALIDATION_FAILED; TOO_MANY_REQUESTS, above 60 searches a minute from one address.
 */
export async function searchSite(ctx: ServiceContext, raw: unknown): Promise<SiteSearchResults> {
  const { q } = readInput(ctx, 'content:view', siteSearchInput, raw);
  if (!q) return { hits: [], isGuess: false };
  // A rendered page was counted when it was requested, by the limit of all requests.
  if (ctx.address !== RENDERED_PAGE) await assertWithinLimit(ctx, 'blog-search');
  const [pages, posts] = await Promise.all([findPageHits(q), findPostHits(q)]);
  const exact = [pages, posts].filter(({ isGuess }) => !isGuess);
  const found = exact.length > 0 ? exact : [pages, posts];
  const hits = found.flatMap(({ hits }) => hits.slice(0, MAX_EACH));
  const isGuess = exact.length === 0 && hits.length > 0;
  // The self-check searches for people's names.
  if (!ctx.isOwnCheck) await recordSearch(q, isGuess ? 0 : hits.length);
  return { hits, isGuess };
}

async function findPageHits(q: string): Promise<SiteSearchResults> {
  const { pages, isGuess } = await findPages(q);
  const hits = pages.map(({ path, title, text }): Hit => {
    return { path, title, text, kind: path.startsWith('/hizmetler/') ? 'service' : 'page' };
  });
  return { hits, isGuess };
}

async function findPostHits(q: string): Promise<SiteSearchResults> {
  const { ids, isGuess } = await searchPosts(q);
  const fields = { slug: 1, title: 1, excerpt: 1 };
  const { items } = await findPosts({ filter: publicPosts(), input: { pageSize: MAX_EACH }, fields, ids });
  const hits = items.map(({ slug, title, excerpt }): Hit => {
    return { path: `/blog/${slug}`, title, text: excerpt, kind: 'post' };
  });
  return { hits, isGuess: isGuess || hits.length === 0 };
}

/** More terms than these are not begun; those that are there are still counted. */
const MAX_TERMS = 5000;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;
/** Longer numbers may be a person's, such as a phone. */
const PERSONAL = /@|(\d[\s-]?){5}/;

/**
 * Counts a search and how much it found. What looks like an address, a number or a letter to the practice is not kept. A
 * count that fails does not fail the search.
 */
async function recordSearch(query: string, hits: number): Promise<void> {
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
