import { expiredRecord, listExpiredRecordsInput, retentionOverview, retentionRunRecord } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getRetention } from './get-retention.ts';
import { listExpiredRecords } from './list-expired-records.ts';
import { listRetentionRuns } from './list-retention-runs.ts';
import { RetentionRunModel } from './retention-run.model.ts';
import { startRetentionRun } from './start-retention-run.ts';

const resolvers: Resolvers = {
  Query: {
    expiredRecords: (_, input, ctx) => listExpiredRecords(ctx, input),
    retention: (_, _input, ctx) => getRetention(ctx),
    retentionRuns: (_, _input, ctx) => listRetentionRuns(ctx),
  },
  Mutation: { startRetentionRun: (_, _input, ctx) => startRetentionRun(ctx) },
};

const routes: Route[] = [
  get('/api/retention', (ctx) => getRetention(ctx), {
    summary: 'Admins: what is kept for how long, how much there is of it, and how much would go now.',
    response: retentionOverview,
  }),
  get('/api/retention/expired/:kind', listExpiredRecords, {
    summary: 'Admins: what a run would erase now of a class, the oldest first. Nothing is erased.',
    params: listExpiredRecordsInput.pick({ kind: true }),
    query: listExpiredRecordsInput.omit({ kind: true }),
    list: expiredRecord,
  }),
  get('/api/retention/runs', (ctx) => listRetentionRuns(ctx), {
    summary: 'Admins: the last run, and before it those in which something happened, the newest first.',
    list: retentionRunRecord,
  }),
  post('/api/retention/runs', (ctx) => startRetentionRun(ctx), {
    summary: 'Admins: has erased now what the next night would erase.',
    sessionOnly: true,
    response: retentionRunRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
];

/** How long personal data is kept, and what goes when its time is over. */
export const retention: Feature = { models: [RetentionRunModel], resolvers, routes };
