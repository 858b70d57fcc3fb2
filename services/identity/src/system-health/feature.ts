import { systemHealth as systemHealthRecord } from '@practice/contracts';
import { type Feature, get } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getSystemHealth } from './get-system-health.ts';

const resolvers: Resolvers = {
  Query: { systemHealth: (_, _input, ctx) => getSystemHealth(ctx) },
};

export const systemHealth: Feature = {
  models: [],
  resolvers,
  routes: [
    get('/api/system-health', (ctx) => getSystemHealth(ctx), {
      summary: 'Admins: whether the parts of the product run, and what they have still to do.',
      response: systemHealthRecord,
    }),
  ],
};
