import { editors, everyone, type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';
import { withdrawContact } from '../withdraw-contact.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;

const contactMessage = {
  name: 'Elif Yıldız',
  email: 'elif@ornek.com',
  subject: 'Görüşme süresi',
  contactType: 'general',
  message: 'İlk görüşmenin ne kadar sürdüğünü öğrenmek istiyorum.',
};
/** A text that nobody has sent before. */
const newText = () => `Bir sorum olacaktı: ${crypto.randomUUID()}`;
const aContact = (fixtures: Fixtures) => fixtures.contactMessage({ ...contactMessage, message: newText() });
const withdrawn = async (fixtures: Fixtures) => withdrawContact('contact_messages', await aContact(fixtures));
const aReply = async (fixtures: Fixtures) => fixtures.contactReply(await aContact(fixtures));
const contactId = async (fixtures: Fixtures) => ({ params: { id: await aContact(fixtures) } });
const reply = { subject: 'Yanıt: Görüşme süresi', text: 'İlk görüşme 50 dakika sürüyor.' };
const noMessage = { ...missing, input: { params: { id: 'none' } } } as const;
const noStatus = { what: 'an unknown status', code: 'VALIDATION_FAILED' } as const;
const noneChosen = { what: 'nothing chosen', code: 'VALIDATION_FAILED' } as const;

export const rest: RestCases = {
  'GET /api/contacts': {
    people: staff,
    good: { query: { page: '1', pageSize: '20', status: 'unread', search: 'elif' } },
    bad: [{ ...noStatus, input: { query: { status: 'lost' } } }],
  },
  'GET /api/contacts/totals': { people: staff, good: {}, bad: [] },
  'GET /api/contacts/assignees': { people: staff, good: {}, bad: [] },
  'GET /api/contacts/:id': { people: staff, good: contactId, bad: [noMessage] },
  'GET /api/contacts/:id/replies': { people: staff, good: contactId, bad: [] },
  'GET /api/contacts/:id/reply-drafts': { people: staff, good: contactId, bad: [noMessage] },
  'GET /api/export/contacts': {
    people: editors,
    good: { query: { format: 'csv', status: 'unread' } },
    bad: [
      { what: 'an unknown format', input: { query: { format: 'pdf' } }, code: 'VALIDATION_FAILED' },
      { what: 'a misspelt filter', input: { query: { format: 'csv', stauts: 'x' } }, code: 'VALIDATION_FAILED' },
    ],
  },
  'GET /api/email-templates': { people: staff, good: {}, bad: [] },
  'GET /api/notifications/list': {
    people: staff,
    good: { query: { limit: '1000' } },
    bad: [{ what: 'too many', input: { query: { limit: '1001' } }, code: 'VALIDATION_FAILED' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.contactMessages': {
    document: 'query($status: ContactStatus) { contactMessages(status: $status) { total items { id name message } } }',
    people: staff,
    good: { status: 'unread' },
    bad: [{ ...noStatus, input: { status: 'lost' } }],
  },
  'Query.contactMessage': {
    document: 'query($id: ID!) { contactMessage(id: $id) { id name message assigneeId isSpam } }',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Query.contactMessageTotals': {
    document: '{ contactMessageTotals { unread spam } }',
    people: staff,
    good: {},
    bad: [],
  },
  'Query.contactAssignees': { document: '{ contactAssignees { id username } }', people: staff, good: {}, bad: [] },
  'Query.contactReplies': {
    document: 'query($id: ID!) { contactReplies(id: $id) { id text state } }',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures) }),
    bad: [],
  },
  'Query.contactReplyDrafts': {
    document: 'query($id: ID!) { contactReplyDrafts(id: $id) { id name subject text } }',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};

export const mutations: MutationCases = {
  sendContactMessage: {
    route: 'POST /api/contacts',
    people: everyone,
    good: () => ({ ...contactMessage, message: newText(), kvkkConsent: true }),
    leaves: ['contact_messages', 'contact_submissions', 'events'],
    alsoGood: [
      {
        what: 'one without consent, subject and type',
        input: () => ({ name: 'Ali', email: 'ali@ornek.com', message: newText() }),
      },
    ],
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'an unknown field', input: { ...contactMessage, status: 'read' }, code: 'VALIDATION_FAILED' },
      {
        what: 'wrong fields',
        input: { ...contactMessage, name: 'A', email: 'elif', message: 'kısa' },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a consent that is not given',
        input: { ...contactMessage, kvkkConsent: false },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  setContactStatus: {
    route: 'PUT /api/contacts/:id/status',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures), status: 'replied' }),
    leaves: ['contact_messages', 'events'],
    bad: [
      { ...missing, input: { id: 'none', status: 'read' } },
      { ...noStatus, input: { id: 'none', status: 'lost' } },
    ],
  },
  setContactSpam: {
    route: 'PUT /api/contacts/:id/spam',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures), isSpam: true }),
    leaves: ['contact_messages', 'events'],
    bad: [{ ...missing, input: { id: 'none', isSpam: true } }],
  },
  assignContactMessage: {
    route: 'PUT /api/contacts/:id/assignee',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures), userId: await fixtures.userId('moderator') }),
    leaves: ['contact_messages', 'events'],
    alsoGood: [
      {
        what: 'nobody',
        input: async (fixtures) => ({ id: await aContact(fixtures), userId: null }),
        leaves: [],
      },
    ],
    bad: [
      { ...missing, input: async (fixtures) => ({ id: 'none', userId: await fixtures.userId('user') }) },
      { what: 'a stranger', input: { id: 'none', userId: 'stranger' }, code: 'VALIDATION_FAILED' },
    ],
  },
  replyToContactMessage: {
    route: 'POST /api/contacts/:id/replies',
    people: staff,
    good: async (fixtures) => ({ id: await aContact(fixtures), ...reply }),
    leaves: ['contact_messages', 'contact_replies', 'events', 'jobs'],
    random: ['contentHash', 'text'],
    bad: [
      { ...missing, input: { id: 'none', ...reply } },
      { what: 'an empty reply', input: { id: 'none', subject: ' ', text: '' }, code: 'VALIDATION_FAILED' },
      {
        what: 'a draft that nobody has finished',
        input: { id: 'none', ...reply, text: 'Sayın Elif, [Yanıtınızı buraya yazın]' },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a sender who does not want to be written to',
        input: async (fixtures) => ({ id: await withdrawn(fixtures), ...reply }),
        code: 'CONSENT_WITHDRAWN',
      },
    ],
    alsoGood: [
      {
        what: 'a sender who does not want to be written to, when it is wanted all the same',
        input: async (fixtures) => ({ id: await withdrawn(fixtures), ...reply, allowWithdrawn: true }),
      },
    ],
  },
  resendContactReply: {
    route: 'POST /api/contact-replies/:id/resend',
    people: staff,
    good: async (fixtures) => ({ id: await aReply(fixtures) }),
    leaves: ['events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  bulkSetContactStatus: {
    route: 'POST /api/contacts/bulk-status',
    people: staff,
    good: async (fixtures) => ({ ids: [await aContact(fixtures)], status: 'archived' }),
    leaves: ['contact_messages', 'events'],
    bad: [
      { ...noneChosen, input: { ids: [], status: 'read' } },
      { ...noStatus, input: { ids: ['none'], status: 'lost' } },
    ],
  },
  bulkSetContactSpam: {
    route: 'POST /api/contacts/bulk-spam',
    people: staff,
    good: async (fixtures) => ({ ids: [await aContact(fixtures)], isSpam: true }),
    leaves: ['contact_messages', 'events'],
    bad: [{ ...noneChosen, input: { ids: [], isSpam: true } }],
  },
  deleteContactMessage: {
    route: 'DELETE /api/contacts/:id',
    people: editors,
    good: async (fixtures) => ({ id: await aContact(fixtures) }),
    leaves: ['contact_messages', 'events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  bulkDeleteContactMessages: {
    route: 'POST /api/contacts/bulk-delete',
    people: editors,
    good: async (fixtures) => ({ ids: [await aContact(fixtures)] }),
    leaves: ['contact_messages', 'events'],
    bad: [{ ...noneChosen, input: { ids: [] } }],
  },
};
