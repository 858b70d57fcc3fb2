import {
  bulkContactStatusInput,
  bulkDeleteContactsInput,
  bulkResult,
  contactMessageBody,
  contactMessageRecord,
  contactStatusInput,
  idParam,
  listContactMessagesInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { bulkDeleteContactMessages } from './bulk-delete-contact-messages.ts';
import { bulkSetContactStatus } from './bulk-set-contact-status.ts';
import { ContactMessageModel } from './contact-message.model.ts';
import { ContactSubmissionModel } from './contact-submission.model.ts';
import { deleteContactMessage } from './delete-contact-message.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { setContactStatus } from './set-contact-status.ts';

const resolvers: Resolvers = {
  Query: {
    contactMessages: (_, input, ctx) => listContactMessages(ctx, input),
  },
  Mutation: {
    sendContactMessage: (_, { input }, ctx) => sendContactMessage(ctx, input),
    setContactStatus: (_, input, ctx) => setContactStatus(ctx, input),
    bulkSetContactStatus: (_, input, ctx) => bulkSetContactStatus(ctx, input),
    deleteContactMessage: (_, input, ctx) => deleteContactMessage(ctx, input).then(() => true),
    bulkDeleteContactMessages: (_, input, ctx) => bulkDeleteContactMessages(ctx, input),
  },
};

const routes: Route[] = [
  post('/api/contacts', sendContactMessage, {
    isPublic: true,
    summary: 'A message to the practice, at most 5 in 10 minutes from one address.',
    body: contactMessageBody,
    response: contactMessageRecord,
    status: 201,
    problems: ['IDEMPOTENCY_KEY_REUSED'],
    takesIdempotencyKey: true,
  }),
  get('/api/contacts', listContactMessages, {
    summary: 'Staff: the messages, newest first.',
    query: listContactMessagesInput,
    response: contactMessageRecord.array(),
    list: true,
  }),
  post('/api/contacts/bulk-status', bulkSetContactStatus, {
    summary: 'Staff: sets the status of several, each by itself.',
    body: bulkContactStatusInput,
    response: bulkResult,
  }),
  post('/api/contacts/bulk-delete', bulkDeleteContactMessages, {
    summary: 'Deletes several for good, each by itself.',
    body: bulkDeleteContactsInput,
    response: bulkResult,
  }),
  put('/api/contacts/:id/status', setContactStatus, {
    summary: 'Staff: sets the status.',
    params: idParam,
    body: contactStatusInput.omit({ id: true }).meta({ id: 'ContactStatusChange' }),
    response: contactMessageRecord,
  }),
  del('/api/contacts/:id', deleteContactMessage, {
    summary: 'Gone for good, with its notification and unsent e-mails.',
    params: idParam,
    status: 204,
  }),
];

export const contactMessages: Feature = {
  models: [ContactMessageModel, ContactSubmissionModel],
  resolvers,
  routes,
};
