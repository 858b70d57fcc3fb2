import { selfCheckReport, selfCheckRun } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getSelfCheckReport } from './get-self-check-report.ts';
import { listSelfCheckRuns } from './list-self-check-runs.ts';
import { SelfCheckRunModel } from './self-check-run.model.ts';
import { startSelfChecks } from './start-self-checks.ts';

const resolvers: Resolvers = {
  Query: {
    selfCheckRuns: (_, _input, ctx) => listSelfCheckRuns(ctx),
    selfCheckReport: (_, input, ctx) => getSelfCheckReport(ctx, input),
  },
  Mutation: {
    startSelfChecks: (_, _input, ctx) => startSelfChecks(ctx),
  },
};

const routes: Route[] = [
  get('/api/self-checks', (ctx) => listSelfCheckRuns(ctx), {
    summary: 'Admins: the runs of the self-checks, the newest first.',
    list: selfCheckRun,
  }),
  get('/api/self-checks/:id', getSelfCheckReport, {
    summary: 'Admins: one run of the self-checks with everything that it found.',
    response: selfCheckReport,
  }),
  post('/api/self-checks', (ctx) => startSelfChecks(ctx), {
    summary: 'Admins: has the product check itself now.',
    sessionOnly: true,
    response: selfCheckRun,
    status: 201,
    problems: ['CONFLICT'],
  }),
];

/** The product's nightly checks of itself: what they found, and when they ran. */
export const selfCheckRuns: Feature = { models: [SelfCheckRunModel], resolvers, routes };
