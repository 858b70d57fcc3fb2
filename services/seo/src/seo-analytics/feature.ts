import { seoAnalyticsInput, seoAnalytics as seoAnalyticsRecord } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getSeoAnalytics } from './get-seo-analytics.ts';
import { recordSeoScores } from './record-seo-scores.ts';
import { SeoScoreDayModel } from './seo-score-day.model.ts';

const resolvers: Resolvers = {
  Query: { seoAnalytics: (_, input, ctx) => getSeoAnalytics(ctx, input) },
  Mutation: { recordSeoScores: (_, _input, ctx) => recordSeoScores(ctx) },
};

const routes: Route[] = [
  get('/api/seo/analytics', getSeoAnalytics, {
    summary: 'Editors: the scores of the pages now, and of each day of a range.',
    query: seoAnalyticsInput,
    response: seoAnalyticsRecord,
  }),
  post('/api/seo/analytics', (ctx) => recordSeoScores(ctx), {
    summary: 'Editors: keeps the scores as they are now as those of today.',
    response: seoAnalyticsRecord,
  }),
];

export const seoAnalytics: Feature = { models: [SeoScoreDayModel], resolvers, routes };
