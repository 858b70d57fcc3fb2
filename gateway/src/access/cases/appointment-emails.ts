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

export const rest: RestCases = {
  'GET /api/appointments/:appointmentId/emails': {
    people: staff,
    good: async (fixtures) => ({ params: { appointmentId: (await fixtures.appointment()).id } }),
    bad: [],
  },
};

export const graphql: GraphQLCases = {
  'Query.appointmentEmails': {
    document: 'query($appointmentId: ID!) { appointmentEmails(appointmentId: $appointmentId) { kind state } }',
    people: staff,
    good: async (fixtures) => ({ appointmentId: (await fixtures.appointment()).id }),
    bad: [{ what: 'no appointment', input: {}, code: 'VALIDATION_FAILED' }],
  },
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
