import { today } from '@practice/contracts';
import {
  assertCan,
  type ClientSession,
  handlerWithLoad,
  type InternalFunctions,
  withTransaction,
} from '@practice/service-kit';
import { type PageScore, readScores } from './read-scores.ts';
import { SeoScoreDayModel } from './seo-score-day.model.ts';

/** After a meta tag has changed its score may be another: that of the day is the last one. */
export const keepScores = handlerWithLoad<'meta-tag.changed', PageScore[]>({
  load: () => readScores(),
  apply: (session, _event, scores) => writeScores(session, scores),
});

/** For gateways, which ask again and again: a day on which nothing changes has scores, too. */
export const keepSeoScores: InternalFunctions<'seo'>['keepSeoScores'] = async (ctx) => {
  assertCan(ctx, 'seo:view');
  if (await SeoScoreDayModel.exists({ _id: today() })) return {};
  const scores = await readScores();
  await withTransaction((session) => writeScores(session, scores));
  return {};
};

/** Keeps scores as those of today. */
export async function writeScores(session: ClientSession, scores: readonly PageScore[]): Promise<void> {
  const day = { at: new Date(), pages: scores.map(({ pageKey, score }) => ({ pageKey, score })) };
  await SeoScoreDayModel.replaceOne({ _id: today() }, day, { upsert: true, session });
}
