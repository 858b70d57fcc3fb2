import { mailState as mailStateRecord } from '@practice/contracts';
import { type Feature, get } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getMailState } from './get-mail-state.ts';
import { MailHealthModel } from './mail-health.model.ts';

const resolvers: Resolvers = { Query: { mailState: (_, _input, ctx) => getMailState(ctx) } };

/** Whether e-mails leave. */
export const mailState: Feature = {
  models: [MailHealthModel],
  resolvers,
  routes: [
    get('/api/email/state', (ctx) => getMailState(ctx), {
      summary: 'Staff: whether e-mails leave, and why not.',
      response: mailStateRecord,
    }),
  ],
};
