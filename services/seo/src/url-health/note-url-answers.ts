import type { UrlAnswer } from '@practice/contracts';
import { assertCan, emit, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { ONLY_CHECK, UrlCheckModel } from './url-check.model.ts';
import { UrlAnswerModel } from './url-health.model.ts';

const MAX_ADDRESSES = 4000;

/** Keeps what addresses answered; links and pictures that were not met before are asked later, each once. */
export const noteUrlAnswers: InternalFunctions<'seo'>['noteUrlAnswers'] = async (ctx, { runId, answers }) => {
  assertCan(ctx, 'seo:view');
  await withTransaction(async (session) => {
    const check = await UrlCheckModel.findOne({ _id: ONLY_CHECK, runId, isRunning: true }, null, { session }).lean();
    if (!check) return;
    for (const { path, ...answer } of answers) {
      await UrlAnswerModel.replaceOne({ _id: path }, answer, { upsert: true, session });
    }
    const seen = new Set([...check.seen, ...answers.flatMap(targetsOf)].slice(0, MAX_ADDRESSES));
    const found = [...seen].filter((path) => !check.seen.includes(path));
    const answered = new Set(answers.map(({ path }) => path));
    const waiting = [...check.waiting.filter((path) => !answered.has(path)), ...found];
    const progress = { waiting, seen: [...seen], touchedAt: new Date() };
    await UrlCheckModel.updateOne({ _id: ONLY_CHECK, runId }, { $set: progress }, { session });
    emit(session, 'url-health.changed', { id: runId });
  });
  return {};
};

function targetsOf({ page }: UrlAnswer): string[] {
  return page ? [...page.links, ...page.pictures] : [];
}
