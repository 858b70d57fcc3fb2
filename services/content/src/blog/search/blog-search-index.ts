import { lastSeq, plainText, readEmittedSince } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { type FoundTexts, TextIndex } from '../../text-index/text-index.ts';
import { BlogPostModel } from '../blog-post.model.ts';

const newIndex = () => new TextIndex(['title', 'category', 'excerpt', 'text'], { title: 3, category: 2, excerpt: 2 });

type State = { index: ReturnType<typeof newIndex>; seq: number };
let state: State | undefined;
let running: Promise<unknown> = Promise.resolve();

/**
 * Published posts that a search finds, as `TextIndex.find` gives them. Scheduled posts are among them: whoever reads the
 * posts filters by time.
 */
export async function searchPosts(query: string): Promise<FoundTexts> {
  const refreshed = running.catch(() => undefined).then(refresh);
  running = refreshed;
  const index = await refreshed;
  return index.find(query);
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
  await index.addAll(posts.map(toEntry));
  return { index, seq };
}

const searched = { title: 1, category: 1, excerpt: 1, content: 1 } as const;
type Searched = { _id: unknown; title: string; category: string; excerpt: string; content: string };

async function reread(index: State['index'], ids: string[]): Promise<void> {
  const changed = ids.filter((id) => isValidObjectId(id));
  if (changed.length === 0) return;
  const posts = await BlogPostModel.find({ _id: { $in: changed }, isPublished: true }, searched).lean();
  for (const id of changed) index.remove(id);
  for (const post of posts) index.add(toEntry(post));
}

function toEntry({ _id, title, category, excerpt, content }: Searched) {
  return { id: String(_id), title, category, excerpt, text: plainText(content) };
}
