import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;

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
    good: { query: { state: 'waiting', addressRefuses: 'false' } },
    bad: [
      { what: 'a state that is none', input: { query: { state: 'lost' } }, code: 'VALIDATION_FAILED' },
      { what: 'a yes that is none', input: { query: { addressRefuses: 'evet' } }, code: 'VALIDATION_FAILED' },
    ],
  },
  'GET /api/email/refused-addresses': { people: staff, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.notifications': {
    document: 'query($limit: Int!) { notifications(limit: $limit) { id title } }',
    people: staff,
    good: { limit: 10 },
    bad: [{ what: 'a page of 5000', input: { limit: 5000 }, code: 'QUERY_REFUSED' }],
  },
  'Query.outbox': {
    document:
      'query($pageSize: Int!, $addressRefuses: Boolean) { outbox(pageSize: $pageSize, addressRefuses: $addressRefuses) { total addressRefusesTotal items { id title state isAddressRefused } } }',
    people: ['admin'],
    good: { pageSize: 10, addressRefuses: true },
    bad: [{ what: 'a page of 5000', input: { pageSize: 5000 }, code: 'QUERY_REFUSED' }],
  },
  'Query.notificationSettings': {
    document: '{ notificationSettings { id enableSound quietHours { start } } }',
    people: staff,
    good: {},
    bad: [],
  },
  'Query.refusedAddresses': {
    document: '{ refusedAddresses { id address cause serverCode count markedBy firstAt lastAt } }',
    people: staff,
    good: async (fixtures) => {
      await fixtures.refusedAddress();
      return {};
    },
    bad: [],
  },
  'Query.unreadNotificationCount': { document: '{ unreadNotificationCount }', people: staff, good: {}, bad: [] },
};

export const mutations: MutationCases = {
  markRefusedAddress: {
    route: 'POST /api/email/refused-addresses',
    people: staff,
    good: () => ({ address: `${crypto.randomUUID()}@ornek.example` }),
    leaves: ['refused_addresses'],
    bad: [
      { what: 'no address', input: { address: 'elif' }, code: 'VALIDATION_FAILED' },
      { what: 'nothing', input: { address: '' }, code: 'VALIDATION_FAILED' },
    ],
  },
  clearRefusedAddress: {
    route: 'DELETE /api/email/refused-addresses/:id',
    people: staff,
    good: async (fixtures) => ({ id: await fixtures.refusedAddress() }),
    leaves: ['refused_addresses'],
    bad: [{ ...missing, input: { id: 'none' } }],
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
};
