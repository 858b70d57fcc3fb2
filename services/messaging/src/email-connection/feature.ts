import { emailConnectionForm, emailConnectionInput, emailConnectionTest, z } from '@practice/contracts';
import { type Feature, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { testEmailConnection } from './test-email-connection.ts';
import { testSentConnection } from './test-sent-connection.ts';

const resolvers: Resolvers = {
  Mutation: { testEmailConnection: (_, { input }, ctx) => testEmailConnection(ctx, input) },
};

const routes: Route[] = [
  post('/api/email/test-connection', testSentConnection, {
    summary:
      'Admins: connects to a mail server and signs in, without sending anything. What is left out of the body is as it is stored.',
    sessionOnly: true,
    body: z.union([emailConnectionInput, emailConnectionForm]),
    isBodyOptional: true,
    response: emailConnectionTest,
  }),
];

/** Trying a mail server out before its settings are saved. */
export const emailConnection: Feature = { models: [], resolvers, routes };
