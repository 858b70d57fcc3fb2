import { today } from '@practice/contracts';
import { type ClientSession, handlerWithLoad } from '@practice/service-kit';
import { type PageScore, readScores } from './read-scores.ts';
import { SeoScoreDayModel } from './seo-score-day.model.ts';

/** After a meta tag has changed its score may be another: that of the day is the last one. */
export const keepScores = handlerWithLoad<'meta-tag.changed', PageScore[]>({
  load: () => readScores(),
  apply: (session, _event, scores) => writeScores(session, scores),
});

/** Keeps scores as those of today. */
export async function writeScores(session: ClientSession, scores: readonly PageScore[]): Promise<void> {
  const day = { at: new Date(), pages: scores.map(({ pageKey, score }) => ({ pageKey, score })) };
  await SeoScoreDayModel.replaceOne({ _id: today() }, day, { upsert: true, session });
}
