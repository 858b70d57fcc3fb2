import { urlHealthDay, urlHealthDaysInput, urlHealthRecord, urlHealthRun, z } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { countAddresses } from './count-addresses.ts';
import { getUrlHealthRun } from './get-url-health-run.ts';
import { listUrlHealth } from './list-url-health.ts';
import { listUrlHealthDays } from './list-url-health-days.ts';
import { startUrlCheck } from './start-url-check.ts';
import { UrlCheckModel } from './url-check.model.ts';
import { UrlAnswerModel, UrlFaultModel, UrlHealthDayModel, UrlHealthModel } from './url-health.model.ts';

const resolvers: Resolvers = {
  Query: {
    urlHealth: (_, _input, ctx) => listUrlHealth(ctx),
    addressCount: (_, _input, ctx) => countAddresses(ctx),
    urlHealthRun: (_, _input, ctx) => getUrlHealthRun(ctx),
    urlHealthDays: (_, input, ctx) => listUrlHealthDays(ctx, input),
  },
  Mutation: {
    startUrlCheck: (_, _input, ctx) => startUrlCheck(ctx),
  },
};

const routes: Route[] = [
  get('/api/url-health', listUrlHealth, {
    summary: 'Editors: the last result of each address of the site, the worst first.',
    response: z.array(urlHealthRecord),
  }),
  get('/api/url-health/run', getUrlHealthRun, {
    summary: 'Editors: how far the check of the addresses is.',
    response: urlHealthRun,
  }),
  get('/api/url-health/days', listUrlHealthDays, {
    summary: 'Editors: how the site was on each day that it was checked, or on one, the oldest first.',
    query: urlHealthDaysInput,
    response: z.array(urlHealthDay),
  }),
  post('/api/url-health/check', startUrlCheck, {
    summary: 'Editors: checks all addresses of the site now.',
    response: urlHealthRun,
    problems: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
];

/** Whether the addresses of the site work, and what is wrong with them. */
export const urlHealth: Feature = {
  models: [UrlCheckModel, UrlHealthModel, UrlAnswerModel, UrlHealthDayModel, UrlFaultModel],
  resolvers,
  routes,
};
