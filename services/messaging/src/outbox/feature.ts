import { listOutboxInput, outboxEmailRecord, resendOutboxEmailInput } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { listOutbox } from './list-outbox.ts';
import { resendOutboxEmail } from './resend-outbox-email.ts';

const resolvers: Resolvers = {
  Query: { outbox: (_, input, ctx) => listOutbox(ctx, input) },
  Mutation: { resendOutboxEmail: (_, input, ctx) => resendOutboxEmail(ctx, input) },
};

const routes: Route[] = [
  get('/api/email/outbox', listOutbox, {
    summary: 'Admins: the e-mails of the product, newest first.',
    query: listOutboxInput,
    list: outboxEmailRecord,
  }),
  post('/api/email/outbox/:id/resend', resendOutboxEmail, {
    summary: 'Admins: tries at once to send an e-mail that failed or waits.',
    params: resendOutboxEmailInput,
    response: outboxEmailRecord,
    problems: ['EMAIL_NOT_WAITING'],
  }),
];

/** The e-mails that go out, went out or could not: all that the product sends. */
export const outbox: Feature = { models: [], resolvers, routes };
