import { toSearchKey } from '@practice/contracts';
import { lastSeq, plainText, readEmittedSince } from '@practice/service-kit';
import MiniSearch from 'minisearch';
import { isValidObjectId } from 'mongoose';
import { BlogPostModel } from '../blog-post.model.ts';

const STEM_LENGTH = 5;
const BATCH = 5;
const SOFT_ENDINGS: Record<string, string> = { b: 'p', d: 't', g: 'k' };
const weights = { title: 3, category: 2, excerpt: 2 };

/** The first letters, which Turkish suffixes leave as they are but for a softened end: çocuğu is found by çocuk. */
function stem(word: string): string {
  return word.slice(0, STEM_LENGTH).replace(/[bdg]$/, (letter) => SOFT_ENDINGS[letter] ?? letter);
}

/** Words without what follows an apostrophe: Çorlu'da is Çorlu. */
function tokenize(text: string): string[] {
  return text.replace(/(?<=\p{L})['’]\p{L}+/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function termsOf(text: string): string[] | null {
  const word = toSearchKey(text);
  return word.length < 2 ? null : [...new Set([word, stem(word)])];
}

function newIndex() {
  return new MiniSearch<{ id: string }>({
    fields: ['title', 'category', 'excerpt', 'text'],
    tokenize,
    processTerm: termsOf,
  });
}

type State = { index: ReturnType<typeof newIndex>; seq: number };
let state: State | undefined;
let running: Promise<unknown> = Promise.resolve();

/**
 * Ids of published posts that have every word of a query in some form, the best match first. The last word also matches by
 * its beginning. Scheduled posts are among them: whoever reads the posts filters by time.
 */
export async function searchPostIds(query: string): Promise<string[]> {
  const refreshed = running.catch(() => undefined).then(refresh);
  running = refreshed;
  const index = await refreshed;
  const isLast = (_term: string, position: number, all: string[]) => position === all.length - 1;
  const options = { boost: weights, prefix: isLast };
  const key = (term: string) => toSearchKey(term) || null;
  // As typed, for the order alone: forms that are alike come before those that share the stem.
  const typed = index.search(query, { ...options, combineWith: 'OR', processTerm: key });
  const scores = new Map(typed.map(({ id, score }) => [id, score]));
  return index
    .search(query, {
      ...options,
      combineWith: 'AND',
      processTerm: (term) => {
        const word = toSearchKey(term);
        return word.length < 2 ? null : stem(word);
      },
    })
    .map(({ id, score }) => ({ id: id as string, score: score + 2 * (scores.get(id) ?? 0) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** Applies the events since the last search, so that it is never behind a change, on this node or another. */
async function refresh(): Promise<State['index']> {
  const known = state ?? (await readAll());
  const news = await readEmittedSince(known.seq);
  if (!news) {
    // The log does not go back so far, or has no event yet: everything is read, now and the next time.
    const { index } = state ? await readAll() : known;
    state = undefined;
    return index;
  }
  const ids = news.events.flatMap(({ type, payload }) =>
    type === 'blog-post.changed' ? [(payload as { id: string }).id] : [],
  );
  await reread(known.index, [...new Set(ids)]);
  state = { index: known.index, seq: news.seq };
  return known.index;
}

/** Reads all posts again at the next search: for changes without an event. */
export function resetBlogSearch(): void {
  state = undefined;
}

async function readAll(): Promise<State> {
  const seq = await lastSeq();
  const index = newIndex();
  const posts = await BlogPostModel.find({ isPublished: true }, searched).lean();
  await index.addAllAsync(posts.map(toEntry), { chunkSize: BATCH });
  return { index, seq };
}

const searched = { title: 1, category: 1, excerpt: 1, content: 1 } as const;
type Searched = { _id: unknown; title: string; category: string; excerpt: string; content: string };

async function reread(index: State['index'], ids: string[]): Promise<void> {
  const changed = ids.filter((id) => isValidObjectId(id));
  if (changed.length === 0) return;
  const posts = await BlogPostModel.find({ _id: { $in: changed }, isPublished: true }, searched).lean();
  for (const id of changed) if (index.has(id)) index.discard(id);
  for (const post of posts) index.add(toEntry(post));
}

function toEntry({ _id, title, category, excerpt, content }: Searched) {
  return { id: String(_id), title, category, excerpt, text: plainText(content) };
}
