import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { World } from '../world.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const confirmed = async (world: World) => (await world.appointment({ status: 'confirmed' })).id;

export const rest: RestCases = {
  'PATCH /api/notifications/:id': {
    people: staff,
    good: async (world) => ({ params: { id: await world.notification() }, body: { isRead: true } }),
    bad: [{ ...missing, input: { params: { id: 'none' }, body: { isRead: true } } }],
  },
  'POST /api/notifications/mark-all-read': { people: staff, good: {}, bad: [] },
  'DELETE /api/notifications/:id': {
    people: staff,
    good: async (world) => ({ params: { id: await world.notification() } }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'DELETE /api/notifications': { people: staff, good: {}, bad: [] },
  'POST /api/appointments/:id/send-email': {
    people: staff,
    good: async (world) => ({ params: { id: await confirmed(world) }, body: { type: 'confirmation' } }),
    bad: [
      { ...missing, input: { params: { id: 'none' }, body: { type: 'confirmation' } } },
      {
        what: 'a kind that is none',
        input: { params: { id: 'x' }, body: { type: 'spam' } },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'an unknown template',
        input: { params: { id: 'x' }, body: { templateId: '42' } },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'POST /api/appointments/bulk-send-email': {
    people: staff,
    good: async (world) => ({ body: { ids: [await confirmed(world)], type: 'reminder' } }),
    bad: [{ what: 'nothing chosen', input: { body: { ids: [], type: 'reminder' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/email-templates': { people: staff, good: {}, bad: [] },
  'GET /api/notifications/list': {
    people: staff,
    good: { query: { limit: '1000' } },
    bad: [{ what: 'too many', input: { query: { limit: '1001' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/appointments/:appointmentId/emails': {
    people: staff,
    good: async (world) => ({ params: { appointmentId: (await world.appointment()).id } }),
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
    good: async (world) => ({ appointmentId: (await world.appointment()).id }),
    bad: [{ what: 'no appointment', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.emailTemplates': { document: '{ emailTemplates { id name } }', people: staff, good: {}, bad: [] },
  'Query.unreadNotificationCount': { document: '{ unreadNotificationCount }', people: staff, good: {}, bad: [] },
  'Query.appointmentEmailPreview': {
    document: `query($id: ID!, $type: AppointmentEmailType!) {
      appointmentEmailPreview(appointmentId: $id, type: $type) { to subject html text }
    }`,
    people: staff,
    good: async (world) => ({ id: (await world.appointment()).id, type: 'confirmation' }),
    bad: [{ ...missing, input: { id: 'none', type: 'confirmation' } }],
  },
  'Mutation.changeNotification': {
    document: 'mutation($id: ID!) { changeNotification(id: $id, isArchived: true) { isRead } }',
    people: staff,
    good: async (world) => ({ id: await world.notification() }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Mutation.markAllNotificationsRead': {
    document: 'mutation { markAllNotificationsRead }',
    people: staff,
    good: {},
    bad: [],
  },
  'Mutation.deleteNotification': {
    document: 'mutation($id: ID!) { deleteNotification(id: $id) }',
    people: staff,
    good: async (world) => ({ id: await world.notification() }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Mutation.clearNotifications': { document: 'mutation { clearNotifications }', people: staff, good: {}, bad: [] },
  'Mutation.sendAppointmentEmail': {
    document: `mutation($id: ID!, $templateId: ID = "confirmation") {
      sendAppointmentEmail(id: $id, templateId: $templateId)
    }`,
    people: staff,
    good: async (world) => ({ id: await confirmed(world) }),
    bad: [
      { ...missing, input: { id: 'none' } },
      { what: 'an unknown template', input: { id: 'x', templateId: '42' }, code: 'VALIDATION_FAILED' },
    ],
  },
  'Mutation.bulkSendAppointmentEmails': {
    document: `mutation($ids: [ID!]!) {
      bulkSendAppointmentEmails(ids: $ids, type: reminder) { message results { id ok } }
    }`,
    people: staff,
    good: async (world) => ({ ids: [await confirmed(world)] }),
    bad: [{ what: 'nothing chosen', input: { ids: [] }, code: 'VALIDATION_FAILED' }],
  },
  'Mutation.resendEmail': {
    document: 'mutation($id: ID!) { resendEmail(id: $id) }',
    people: staff,
    good: async (world) => ({ id: await world.waitingEmail() }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
