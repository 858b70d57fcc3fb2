import {
  urlAnalyticsInput,
  urlAnalyticsRecord,
  urlAnalyticsReportInput,
  urlAnalyticsSummary,
  z,
} from '@practice/contracts';
import { type Feature, get, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getUrlAnalyticsReport } from './get-url-analytics-report.ts';
import { getUrlAnalyticsSummary } from './get-url-analytics-summary.ts';
import { listUrlAnalytics } from './list-url-analytics.ts';
import { TrafficBatchModel, TrafficSaltModel, UrlTrafficModel } from './url-traffic.model.ts';

const resolvers: Resolvers = {
  Query: {
    urlAnalytics: (_, input, ctx) => listUrlAnalytics(ctx, input),
    urlAnalyticsSummary: (_, input, ctx) => getUrlAnalyticsSummary(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/url-analytics', listUrlAnalytics, {
    summary: 'Editors: how often each page was visited in a range of days, the most visited first.',
    query: urlAnalyticsInput,
    response: z.array(urlAnalyticsRecord),
  }),
  get('/api/url-analytics/summary', getUrlAnalyticsSummary, {
    summary: 'Editors: the figures of the whole site in a range of days, and of each day.',
    query: urlAnalyticsInput,
    response: urlAnalyticsSummary,
  }),
  get('/api/url-analytics/report', getUrlAnalyticsReport, {
    summary: 'Editors: the visits of a range of days as a file, csv or pdf.',
    query: urlAnalyticsReportInput,
    files: ['text/csv', 'application/pdf'],
  }),
];

/** How often pages are visited, counted by the gateways; nothing is kept that belongs to one visitor. */
export const urlAnalytics: Feature = {
  models: [UrlTrafficModel, TrafficBatchModel, TrafficSaltModel],
  resolvers,
  routes,
};
