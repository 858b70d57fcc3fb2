import { emailConnectionInput, emailConnectionTest } from '@practice/contracts';
import { type Feature, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { testEmailConnection } from './test-email-connection.ts';

const resolvers: Resolvers = {
  Mutation: { testEmailConnection: (_, { input }, ctx) => testEmailConnection(ctx, input) },
};

const routes: Route[] = [
  post('/api/email/test-connection', testEmailConnection, {
    summary: 'Admins: connects to a mail server and signs in, without sending anything.',
    sessionOnly: true,
    body: emailConnectionInput,
    response: emailConnectionTest,
  }),
];

/** Trying a mail server out before its settings are saved. */
export const emailConnection: Feature = { models: [], resolvers, routes };
