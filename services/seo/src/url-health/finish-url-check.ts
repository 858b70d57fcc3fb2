import {
  fromInstant,
  pathKey,
  type UrlHealthRecord,
  type UrlHealthStatus,
  urlFaultCosts,
  urlHealthScore,
  urlHealthStatus,
} from '@practice/contracts';
import {
  type ClientSession,
  callService,
  emit,
  isSettingOn,
  readSetting,
  withTransaction,
} from '@practice/service-kit';
import { editorOf } from './editor-of.ts';
import { faultsOf } from './faults-of.ts';
import { noteFaults } from './note-faults.ts';
import { ONLY_CHECK, type UrlCheck, UrlCheckModel } from './url-check.model.ts';
import { type StoredUrlAnswer, UrlAnswerModel, UrlHealthDayModel, UrlHealthModel } from './url-health.model.ts';

type Answers = ReadonlyMap<string, StoredUrlAnswer>;
type Surroundings = { answers: Answers; isListed: (path: string) => boolean; checkedAt: Date };

/** Writes the results of a check whose addresses have all answered: latest, history and faults that are new. */
export async function finishUrlCheck({ runId, pages }: UrlCheck): Promise<void> {
  const stored = await UrlAnswerModel.find().lean();
  const answers = new Map(stored.map((answer) => [answer._id, answer]));
  const isLogged = await isSettingOn('url_health_detailed_log');
  const isAlerted = await isSettingOn('url_health_email_alert');
  const checkedAt = new Date();
  const surroundings = { answers, isListed: await listedInSitemap(), checkedAt };
  const results: UrlHealthRecord[] = [];
  for (const page of pages) {
    const answer = answers.get(page.path);
    if (answer) results.push(await resultOf(page, answer, surroundings));
  }
  await withTransaction(async (session) => {
    const ended = { isRunning: false, finishedAt: checkedAt, touchedAt: checkedAt };
    const { matchedCount } = await UrlCheckModel.updateOne(
      { _id: ONLY_CHECK, runId, isRunning: true },
      { $set: ended },
      { session },
    );
    if (matchedCount === 0) return;
    await UrlHealthModel.deleteMany({}, { session });
    const documents = results.map(({ url, ...rest }) => ({ _id: url, ...rest }));
    if (documents.length > 0) await UrlHealthModel.insertMany(documents, { session });
    await writeDay(session, results, { at: checkedAt, isLogged });
    const faults = results.flatMap(({ url, findings }) =>
      findings.filter(({ kind }) => urlFaultCosts[kind].isAlerted).map(({ kind, target }) => ({ url, kind, target })),
    );
    const areNew = await noteFaults(session, faults, { runId, at: checkedAt });
    if (areNew && isAlerted) emit(session, 'url-health.faults-found', { id: runId });
    emit(session, 'url-health.changed', { id: runId });
  });
}

async function resultOf(
  { path, title }: UrlCheck['pages'][number],
  answer: StoredUrlAnswer,
  { answers, isListed, checkedAt }: Surroundings,
): Promise<UrlHealthRecord> {
  const faults = faultsOf(answer, { answers, isListed: isListed(path) });
  const kinds = faults.map(({ kind }) => kind);
  const { score, parts } = urlHealthScore(kinds);
  const editUrl = faults.length > 0 ? await editorOf(path) : () => '';
  return {
    url: path,
    title,
    status: urlHealthStatus(score, kinds),
    statusCode: answer.statusCode,
    responseTime: answer.responseTime,
    score,
    parts,
    findings: faults.map((fault) => ({ ...fault, editUrl: editUrl(fault) })),
    lastChecked: checkedAt.toISOString(),
  };
}

/** Whether search engines are told of a path: an editor who hides a page on purpose need not be told so. */
async function listedInSitemap(): Promise<(path: string) => boolean> {
  if ((await readSetting('robots_meta')).includes('noindex')) return () => false;
  const hidden = new Set(await callService('seo', 'listHiddenAddresses', {}));
  return (path) => !hidden.has(pathKey(path));
}

/** A day's log of findings has no more. */
const MAX_LOGGED = 1000;

/** Keeps how the site is now as the state of the day; a later check of the day replaces it. */
async function writeDay(
  session: ClientSession,
  results: UrlHealthRecord[],
  { at, isLogged }: { at: Date; isLogged: boolean },
): Promise<void> {
  const count = (status: UrlHealthStatus) => results.filter((result) => result.status === status).length;
  const sum = results.reduce((total, { score }) => total + score, 0);
  const findings = results.flatMap(({ url, findings: found }) =>
    found.map(({ kind, detail, target }) => ({ url, kind, detail, target })),
  );
  const day = {
    at,
    averageScore: results.length > 0 ? Math.round(sum / results.length) : 0,
    healthy: count('healthy'),
    warning: count('warning'),
    error: count('error'),
    faults: findings.length,
    findings: isLogged ? findings.slice(0, MAX_LOGGED) : null,
  };
  await UrlHealthDayModel.replaceOne({ _id: fromInstant(at).date }, day, { upsert: true, session });
}
