import { type ClientSession, callService, emit } from '@practice/service-kit';
import { GIVEN_UP_MS, ONLY_CHECK, UrlCheckModel } from './url-check.model.ts';
import { UrlAnswerModel } from './url-health.model.ts';

const MAX_PAGES = 1000;

type Page = { path: string; title: string };

/** The addresses that visitors find, those of the site's own pages first. */
export async function pagesToCheck(): Promise<Page[]> {
  const known = await callService('content', 'listAddresses', {});
  return known.slice(0, MAX_PAGES).map(({ path, title }) => ({ path, title }));
}

/** Begins a check unless one is under way; false then. One conditional write decides between two that begin. */
export async function beginUrlCheck(session: ClientSession, runId: string, pages: Page[]): Promise<boolean> {
  const now = new Date();
  const paths = [...new Set(pages.map(({ path }) => path))];
  const none = { isRunning: false, finishedAt: null, startedAt: null, touchedAt: new Date(0), runId: '' };
  await UrlCheckModel.updateOne({ _id: ONLY_CHECK }, { $setOnInsert: none }, { upsert: true, session });
  const isFree = { $or: [{ isRunning: false }, { touchedAt: { $lt: new Date(now.getTime() - GIVEN_UP_MS) } }] };
  const begun = { runId, isRunning: true, startedAt: now, touchedAt: now, pages, waiting: paths, seen: paths };
  const { matchedCount } = await UrlCheckModel.updateOne({ _id: ONLY_CHECK, ...isFree }, { $set: begun }, { session });
  if (matchedCount === 0) return false;
  await UrlAnswerModel.deleteMany({}, { session });
  emit(session, 'url-health.changed', { id: runId });
  return true;
}
