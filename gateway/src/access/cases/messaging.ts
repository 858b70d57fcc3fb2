import { editors, everyone, type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const confirmed = async (fixtures: Fixtures) => (await fixtures.appointment({ status: 'confirmed' })).id;

async function afterNotification(fixtures: Fixtures) {
  await fixtures.notification();
  return {};
}

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
  'GET /api/email-templates': { people: staff, good: {}, bad: [] },
  'GET /api/notifications/list': {
    people: staff,
    good: { query: { limit: '1000' } },
    bad: [{ what: 'too many', input: { query: { limit: '1001' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/appointments/:appointmentId/emails': {
    people: staff,
    good: async (fixtures) => ({ params: { appointmentId: (await fixtures.appointment()).id } }),
    bad: [],
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
  'Query.notifications': {
    document: 'query($limit: Int!) { notifications(limit: $limit) { id title } }',
    people: staff,
    good: { limit: 10 },
    bad: [{ what: 'a page of 5000', input: { limit: 5000 }, code: 'QUERY_REFUSED' }],
  },
  'Query.appointmentEmails': {
    document: 'query($appointmentId: ID!) { appointmentEmails(appointmentId: $appointmentId) { kind state } }',
    people: staff,
    good: async (fixtures) => ({ appointmentId: (await fixtures.appointment()).id }),
    bad: [{ what: 'no appointment', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.emailTemplates': { document: '{ emailTemplates { id name } }', people: staff, good: {}, bad: [] },
  'Query.unreadNotificationCount': { document: '{ unreadNotificationCount }', people: staff, good: {}, bad: [] },
  'Query.appointmentEmailPreview': {
    document: `query($id: ID!, $type: AppointmentEmailType!) {
      appointmentEmailPreview(appointmentId: $id, type: $type) { to subject html text }
    }`,
    people: staff,
    good: async (fixtures) => ({ id: (await fixtures.appointment()).id, type: 'confirmation' }),
    bad: [{ ...missing, input: { id: 'none', type: 'confirmation' } }],
  },
  'Query.rescheduledEmailPreview': {
    document: `query($id: ID!, $date: String!, $time: String!) {
      rescheduledEmailPreview(appointmentId: $id, appointmentDate: $date, appointmentTime: $time) { to subject text }
    }`,
    people: staff,
    good: async (fixtures) => ({ id: (await fixtures.appointment()).id, date: '2030-01-07', time: '10:00' }),
    bad: [{ ...missing, input: { id: 'none', date: '2030-01-07', time: '10:00' } }],
  },
  'Mutation.resendEmail': {
    document: 'mutation($id: ID!) { resendEmail(id: $id) }',
    people: staff,
    good: async (fixtures) => ({ id: await fixtures.waitingEmail() }),
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
  changeNotification: {
    route: 'PATCH /api/notifications/:id',
    people: staff,
    good: async (fixtures) => ({ id: await fixtures.notification(), isRead: true }),
    leaves: ['notifications'],
    alsoGood: [
      {
        what: 'one that is archived',
        input: async (fixtures) => ({ id: await fixtures.notification(), isArchived: true }),
      },
    ],
    bad: [{ ...missing, input: { id: 'none', isRead: true } }],
  },
  markAllNotificationsRead: {
    route: 'POST /api/notifications/mark-all-read',
    people: staff,
    good: afterNotification,
    leaves: ['notifications'],
    bad: [],
  },
  deleteNotification: {
    route: 'DELETE /api/notifications/:id',
    people: staff,
    good: async (fixtures) => ({ id: await fixtures.notification() }),
    leaves: ['notifications'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  clearNotifications: {
    route: 'DELETE /api/notifications',
    people: staff,
    good: afterNotification,
    leaves: ['notifications'],
    bad: [],
  },
  sendAppointmentEmail: {
    route: 'POST /api/appointments/:id/send-email',
    people: staff,
    good: async (fixtures) => ({ id: await confirmed(fixtures), type: 'confirmation' }),
    leaves: ['events', 'jobs'],
    alsoGood: [
      {
        what: 'a template',
        input: async (fixtures) => ({ id: await confirmed(fixtures), templateId: 'confirmation' }),
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', type: 'confirmation' } },
      { what: 'a kind that is none', input: { id: 'x', type: 'spam' }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown template', input: { id: 'x', templateId: '42' }, code: 'VALIDATION_FAILED' },
    ],
  },
  bulkSendAppointmentEmails: {
    route: 'POST /api/appointments/bulk-send-email',
    people: staff,
    good: async (fixtures) => ({ ids: [await confirmed(fixtures)], type: 'reminder' }),
    leaves: ['events', 'jobs'],
    bad: [{ what: 'nothing chosen', input: { ids: [], type: 'reminder' }, code: 'VALIDATION_FAILED' }],
  },
};
