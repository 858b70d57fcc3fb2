import {
  bulkContactSpamInput,
  bulkContactStatusInput,
  bulkDeleteContactsInput,
  bulkResult,
  contactAssignee,
  contactAssigneeInput,
  contactMessageBody,
  contactMessageRecord,
  contactMessageTotals,
  contactReplyDraft,
  contactReplyForm,
  contactReplyRecord,
  contactSpamInput,
  contactStatusInput,
  exportContactMessagesInput,
  listContactMessagesInput,
  sentContactMessage,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route, tableFileTypes } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { assignContactMessage } from './assign-contact-message.ts';
import { bulkDeleteContactMessages } from './bulk-delete-contact-messages.ts';
import { bulkSetContactSpam } from './bulk-set-contact-spam.ts';
import { bulkSetContactStatus } from './bulk-set-contact-status.ts';
import { ContactMessageModel } from './contact-message.model.ts';
import { ContactSubmissionModel } from './contact-submission.model.ts';
import { countContactMessages } from './count-contact-messages.ts';
import { deleteContactMessage } from './delete-contact-message.ts';
import { exportContactMessages } from './export-contact-messages.ts';
import { getContactMessage } from './get-contact-message.ts';
import { listContactAssignees } from './list-contact-assignees.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { ContactReplyModel } from './replies/contact-reply.model.ts';
import { listContactReplies } from './replies/list-contact-replies.ts';
import { listReplyDrafts } from './replies/list-reply-drafts.ts';
import { replyToContactMessage } from './replies/reply-to-contact-message.ts';
import { resendContactReply } from './replies/resend-contact-reply.ts';
import { postContactMessage, sendContactMessage } from './send-contact-message.ts';
import { setContactSpam } from './set-contact-spam.ts';
import { setContactStatus } from './set-contact-status.ts';

const resolvers: Resolvers = {
  Query: {
    contactMessages: (_, input, ctx) => listContactMessages(ctx, input),
    contactMessage: (_, input, ctx) => getContactMessage(ctx, input),
    contactMessageTotals: (_, _input, ctx) => countContactMessages(ctx),
    contactAssignees: (_, _input, ctx) => listContactAssignees(ctx),
    contactReplies: (_, input, ctx) => listContactReplies(ctx, input),
    contactReplyDrafts: (_, input, ctx) => listReplyDrafts(ctx, input),
  },
  Mutation: {
    sendContactMessage: (_, { input }, ctx) => sendContactMessage(ctx, input),
    setContactStatus: (_, input, ctx) => setContactStatus(ctx, input),
    setContactSpam: (_, input, ctx) => setContactSpam(ctx, input),
    assignContactMessage: (_, input, ctx) => assignContactMessage(ctx, input),
    replyToContactMessage: (_, { id, input }, ctx) => replyToContactMessage(ctx, { ...input, id }),
    resendContactReply: (_, input, ctx) => resendContactReply(ctx, input).then(() => true),
    bulkSetContactStatus: (_, input, ctx) => bulkSetContactStatus(ctx, input),
    bulkSetContactSpam: (_, input, ctx) => bulkSetContactSpam(ctx, input),
    deleteContactMessage: (_, input, ctx) => deleteContactMessage(ctx, input).then(() => true),
    bulkDeleteContactMessages: (_, input, ctx) => bulkDeleteContactMessages(ctx, input),
  },
};

const routes: Route[] = [
  post('/api/contacts', postContactMessage, {
    isPublic: true,
    summary: 'A message to the practice, at most 5 in 10 minutes from one address.',
    body: contactMessageBody,
    response: sentContactMessage,
    status: 201,
    problems: ['IDEMPOTENCY_KEY_REUSED'],
    takesIdempotencyKey: true,
    isChallenged: true,
  }),
  get('/api/contacts', listContactMessages, {
    summary: 'Staff: the messages, newest first; spam only when it is what is requested.',
    query: listContactMessagesInput,
    list: contactMessageRecord,
  }),
  get('/api/contacts/totals', (ctx) => countContactMessages(ctx), {
    summary: 'Staff: how many messages there are, by status; spam by itself.',
    response: contactMessageTotals,
  }),
  get('/api/contacts/assignees', (ctx) => listContactAssignees(ctx), {
    summary: 'The staff whom messages can be assigned to, and those who were deactivated.',
    list: contactAssignee,
  }),
  get('/api/contacts/:id', getContactMessage, {
    summary: 'Staff: a message with its text.',
    response: contactMessageRecord,
  }),
  get('/api/contacts/:id/replies', listContactReplies, {
    summary: 'Staff: the replies to a message, oldest first.',
    list: contactReplyRecord,
  }),
  get('/api/contacts/:id/reply-drafts', listReplyDrafts, {
    summary: 'Staff: built-in texts for a reply, with the names filled in.',
    list: contactReplyDraft,
  }),
  post('/api/contacts/:id/replies', replyToContactMessage, {
    summary: 'Staff: replies by e-mail; the message is replied once it has left.',
    body: contactReplyForm,
    response: contactReplyRecord,
    status: 201,
    problems: ['CONSENT_WITHDRAWN'],
  }),
  post('/api/contact-replies/:id/resend', resendContactReply, {
    summary: 'Staff: tries at once to send a reply that waits or failed.',
  }),
  post('/api/contacts/bulk-status', bulkSetContactStatus, {
    summary: 'Staff: sets the status of several, each by itself.',
    body: bulkContactStatusInput,
    response: bulkResult,
  }),
  post('/api/contacts/bulk-spam', bulkSetContactSpam, {
    summary: 'Staff: marks several as spam, or takes the mark away, each by itself.',
    body: bulkContactSpamInput,
    response: bulkResult,
  }),
  post('/api/contacts/bulk-delete', bulkDeleteContactMessages, {
    summary: 'Deletes several for good, each by itself.',
    body: bulkDeleteContactsInput,
    response: bulkResult,
  }),
  put('/api/contacts/:id/status', setContactStatus, {
    summary: 'Staff: sets the status.',
    body: contactStatusInput.omit({ id: true }).meta({ id: 'ContactStatusChange' }),
    response: contactMessageRecord,
  }),
  put('/api/contacts/:id/spam', setContactSpam, {
    summary: 'Staff: marks a message as spam, or takes the mark away.',
    body: contactSpamInput.omit({ id: true }).meta({ id: 'ContactSpamChange' }),
    response: contactMessageRecord,
  }),
  put('/api/contacts/:id/assignee', assignContactMessage, {
    summary: 'Staff: gives a message to a member of the staff, or to nobody.',
    body: contactAssigneeInput.omit({ id: true }).meta({ id: 'ContactAssigneeChange' }),
    response: contactMessageRecord,
  }),
  get('/api/export/contacts', exportContactMessages, {
    summary: 'The messages of the list as a file, without their texts; an unknown filter is refused.',
    query: exportContactMessagesInput,
    files: tableFileTypes,
  }),
  del('/api/contacts/:id', deleteContactMessage, {
    summary: 'Gone for good, with its replies, its notification and unsent e-mails.',
  }),
];

export const contactMessages: Feature = {
  models: [ContactMessageModel, ContactReplyModel, ContactSubmissionModel],
  resolvers,
  routes,
};
