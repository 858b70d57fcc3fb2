import type { EventType } from '@practice/contracts';
import { lastSeq, readEmittedSince } from '@practice/service-kit';
import { type FoundTexts, TextIndex } from '../text-index/text-index.ts';
import { readSearchedTexts, type SearchedText } from './searched-texts.ts';

/** After these the pages are read again: there are few, and they change rarely. */
const changing: readonly EventType[] = [
  'legal-text.changed',
  'local-page.changed',
  'page.changed',
  'site-setting.changed',
  'therapy-service.changed',
];

type State = { index: TextIndex<'title' | 'text' | 'body'>; texts: Map<string, SearchedText>; seq: number };
let state: State | undefined;
let running: Promise<unknown> = Promise.resolve();

export type FoundPages = Omit<FoundTexts, 'ids'> & { pages: SearchedText[] };

/** The pages of the site that a search finds, posts apart, as `TextIndex.find` gives them. */
export async function findPages(query: string): Promise<FoundPages> {
  const refreshed = running.catch(() => undefined).then(refresh);
  running = refreshed;
  const { index, texts } = await refreshed;
  const { ids, isGuess } = index.find(query);
  return { pages: ids.flatMap((path) => texts.get(path) ?? []), isGuess };
}

/** Reads all pages again at the next search: for changes without an event. */
export function resetSiteIndex(): void {
  state = undefined;
}

/** Never behind a change, on this node or another. */
async function refresh(): Promise<State> {
  const known = state;
  const news = known && (await readEmittedSince(known.seq));
  if (known && news && !news.events.some(({ type }) => changing.includes(type))) {
    state = { ...known, seq: news.seq };
    return state;
  }
  state = undefined;
  const seq = await lastSeq();
  const texts = await readSearchedTexts();
  const index = new TextIndex(['title', 'text', 'body'], { title: 3, text: 2 });
  await index.addAll(texts.map(({ path, title, text, body }) => ({ id: path, title, text, body })));
  state = { index, texts: new Map(texts.map((text) => [text.path, text])), seq };
  return state;
}
