import { retriedJobs, retryFailedJobsInput, systemHealth as systemHealthRecord } from '@practice/contracts';
import { type Feature, get, post, type ServiceContext } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { GatewayModel } from './gateway.model.ts';
import { getSystemDetails } from './get-system-details.ts';
import { getSystemHealth } from './get-system-health.ts';
import { retryFailedJobs } from './retry-failed-jobs.ts';

const resolvers: Resolvers = {
  Query: { systemHealth: (_, _input, ctx) => getSystemHealth(ctx) },
  SystemHealth: { details: ({ services }, _input, ctx) => getSystemDetails(ctx, services) },
  Mutation: { retryFailedJobs: (_, input, ctx) => retryFailedJobs(ctx, input) },
};

async function readAll(ctx: ServiceContext) {
  const health = await getSystemHealth(ctx);
  return { ...health, details: await getSystemDetails(ctx, health.services) };
}

export const systemHealth: Feature = {
  models: [GatewayModel],
  resolvers,
  routes: [
    get('/api/system-health', readAll, {
      summary: 'Admins: whether the parts of the product run, what they have still to do, and what is wrong with them.',
      response: systemHealthRecord,
    }),
    post('/api/system-health/retry-failed-jobs', retryFailedJobs, {
      summary: 'Admins: has the failed jobs of a kind tried again. E-mails are sent again from the outbox.',
      body: retryFailedJobsInput,
      response: retriedJobs,
    }),
  ],
};
