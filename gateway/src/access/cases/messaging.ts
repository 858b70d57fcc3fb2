import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';
import { withdrawContact } from '../withdraw-contact.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const confirmed = async (fixtures: Fixtures) => (await fixtures.appointment({ status: 'confirmed' })).id;
const withdrawn = async (fixtures: Fixtures) => withdrawContact('appointments', await confirmed(fixtures));

async function storedTemplate(fixtures: Fixtures): Promise<string> {
  const texts = { subject: 'Konu', content: '<p>{{parentName}}</p><p>{{customMessage}}</p>' };
  const fields = { name: `Şablon ${crypto.randomUUID()}`, category: 'appointment', ...texts };
  return (await fixtures.create('/api/email-templates', fields)).id;
}

async function afterNotification(fixtures: Fixtures) {
  await fixtures.notification();
  return {};
}

const sound = (text: string) => ({ base64: Buffer.from(text).toString('base64') });

export const rest: RestCases = {
  'POST /api/upload/sound': {
    people: staff,
    good: { body: { sound: sound('ID3 a sound of one second'), type: 'notification' } },
    bad: [
      {
        what: 'text that is called a sound',
        input: { body: { sound: sound('not a sound, whatever it says') } },
        code: 'UNSUPPORTED_MEDIA_TYPE',
      },
      { what: 'another type', input: { body: { sound: sound('ID3'), type: 'alarm' } }, code: 'VALIDATION_FAILED' },
      { what: 'no file', input: { body: {} }, code: 'VALIDATION_FAILED' },
    ],
  },
  'GET /api/notifications/settings': { people: staff, good: {}, bad: [] },
  'GET /api/email/outbox': {
    people: ['admin'],
    good: { query: { state: 'waiting' } },
    bad: [{ what: 'a state that is none', input: { query: { state: 'lost' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/appointments/:appointmentId/emails': {
    people: staff,
    good: async (fixtures) => ({ params: { appointmentId: (await fixtures.appointment()).id } }),
    bad: [],
  },
};

export const graphql: GraphQLCases = {
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
  'Query.outbox': {
    document: 'query($pageSize: Int!) { outbox(pageSize: $pageSize) { total items { id title state } } }',
    people: ['admin'],
    good: { pageSize: 10 },
    bad: [{ what: 'a page of 5000', input: { pageSize: 5000 }, code: 'QUERY_REFUSED' }],
  },
  'Query.notificationSettings': {
    document: '{ notificationSettings { id enableSound quietHours { start } } }',
    people: staff,
    good: {},
    bad: [],
  },
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
  testNotification: {
    route: 'POST /api/notifications/test',
    people: staff,
    good: { type: 'warning', title: 'Deneme', message: 'Bir deneme.' },
    leaves: ['notifications', 'events'],
    random: ['key'],
    alsoGood: [{ what: 'one with the texts that come with it', input: {} }],
    bad: [
      { what: 'an empty title', input: { title: ' ' }, code: 'VALIDATION_FAILED' },
      { what: 'a type that is none', input: { type: 'spam' }, code: 'VALIDATION_FAILED' },
    ],
  },
  updateNotificationSettings: {
    route: 'PUT /api/notifications/settings',
    people: staff,
    good: { enableSound: false, categories: { blog: false }, quietHours: { enabled: true, start: '21:30' } },
    leaves: ['notification_settings', 'events'],
    bad: [
      {
        what: 'a time of day that is none',
        input: { quietHours: { end: '25:00' } },
        code: 'VALIDATION_FAILED',
      },
      { what: 'a frequency that is none', input: { emailDigest: 'weekly' }, code: 'VALIDATION_FAILED' },
    ],
  },
  setNotificationSound: {
    route: 'PUT /api/notifications/settings/sound',
    people: staff,
    good: { base64: Buffer.from('ID3 a sound of one second').toString('base64') },
    leaves: ['notification_settings', 'events'],
    bad: [
      {
        what: 'text that is called a sound',
        input: { base64: Buffer.from('not a sound, whatever it says').toString('base64') },
        code: 'UNSUPPORTED_MEDIA_TYPE',
      },
      { what: 'no base64', input: { base64: '?' }, code: 'VALIDATION_FAILED' },
      { what: 'an empty file', input: { base64: '' }, code: 'VALIDATION_FAILED' },
    ],
  },
  removeNotificationSound: {
    route: 'DELETE /api/notifications/settings/sound',
    people: staff,
    good: {},
    leaves: ['notification_settings', 'events'],
    bad: [],
  },
  testNotificationEmail: {
    route: 'POST /api/notifications/test-email',
    people: staff,
    good: {},
    leaves: ['events'],
    bad: [],
  },
  testEmailConnection: {
    route: 'POST /api/email/test-connection',
    people: ['admin'],
    // Refused by the address, before anything is connected.
    good: { host: '127.0.0.1', port: 25, secure: false },
    leaves: ['events'],
    bad: [
      {
        what: 'an address with a scheme',
        input: { host: 'http://x', port: 25, secure: false },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'no such port',
        input: { host: 'smtp.ornek.com', port: 70000, secure: false },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'the stored password for another server',
        input: { host: 'smtp.ornek.com', port: 25, secure: false, user: 'x' },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  resendOutboxEmail: {
    route: 'POST /api/email/outbox/:id/resend',
    people: ['admin'],
    good: async (fixtures) => ({ id: await fixtures.waitingEmail() }),
    leaves: ['events'],
    random: ['dueAt', 'createdAt', 'subjectId', 'recipientEmail', 'recipientName', 'reason', 'attempts', 'state'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  reportScreenFailure: {
    route: 'POST /api/screen-failures',
    people: staff,
    good: { section: 'dashboard', title: 'Panel', message: 'x is undefined' },
    leaves: ['events'],
    bad: [{ what: 'no section', input: { section: ' ', title: 'Panel' }, code: 'VALIDATION_FAILED' }],
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
      {
        what: 'somebody who took back that they may be contacted, when it is wanted all the same',
        input: async (fixtures) => ({ id: await withdrawn(fixtures), type: 'confirmation', allowWithdrawn: true }),
      },
      {
        what: 'one that staff made, with a note',
        input: async (fixtures) => ({
          id: await confirmed(fixtures),
          templateId: await storedTemplate(fixtures),
          customMessage: ' Bir not ',
        }),
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', type: 'confirmation' } },
      { what: 'a kind that is none', input: { id: 'x', type: 'spam' }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown template', input: { id: 'x', templateId: '42' }, code: 'VALIDATION_FAILED' },
      {
        what: 'somebody who took back that they may be contacted',
        input: async (fixtures) => ({ id: await withdrawn(fixtures), type: 'confirmation' }),
        code: 'CONSENT_WITHDRAWN',
      },
      {
        what: 'a note without a place',
        input: { id: 'x', type: 'reminder', customMessage: 'x' },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  bulkSendAppointmentEmails: {
    route: 'POST /api/appointments/bulk-send-email',
    people: staff,
    good: async (fixtures) => ({ ids: [await confirmed(fixtures)], type: 'reminder' }),
    leaves: ['events', 'jobs'],
    alsoGood: [
      {
        what: 'a template that staff made',
        input: async (fixtures) => ({
          ids: [await confirmed(fixtures)],
          templateId: await storedTemplate(fixtures),
        }),
      },
    ],
    bad: [{ what: 'nothing chosen', input: { ids: [], type: 'reminder' }, code: 'VALIDATION_FAILED' }],
  },
};
