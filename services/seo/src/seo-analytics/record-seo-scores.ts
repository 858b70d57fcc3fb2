import type { SeoAnalytics } from '@practice/contracts';
import { assertCan, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { getSeoAnalytics } from './get-seo-analytics.ts';
import { writeScores } from './keep-scores.ts';
import { readScores } from './read-scores.ts';

/** For editors: keeps the scores as they are now as those of today, and gives them. */
export async function recordSeoScores(ctx: ServiceContext): Promise<SeoAnalytics> {
  assertCan(ctx, 'seo:write');
  const scores = await readScores();
  await withTransaction(async (session) => {
    await writeScores(session, scores);
    recordAudit(session, ctx, { action: 'seo-score.recorded', entity: 'seo-score' });
  });
  return getSeoAnalytics(ctx, {});
}
