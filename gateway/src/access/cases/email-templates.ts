import { expect } from 'vitest';
import { admins, type GraphQLCases, type Person, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const path = '/api/email-templates';
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const newTemplate = () => ({
  name: `Şablon ${crypto.randomUUID()}`,
  category: 'appointment',
  subject: 'Randevunuz: {{appointmentDate}}',
  content: '<p>Sayın {{parentName}},</p>',
});
const aTemplate = async (fixtures: Fixtures) => ({ id: (await fixtures.create(path, newTemplate())).id });
/** A built-in one that was changed. */
const aChangedOne = async (fixtures: Fixtures) => {
  await fixtures.send('PUT', `${path}/confirmation`, { subject: `Konu ${crypto.randomUUID()}` }, 'admin');
  return { id: 'confirmation' };
};
const draft = { subject: 'Konu', content: '<p>{{parentName}}</p>' };
const unknown = { what: 'an unknown variable', code: 'VALIDATION_FAILED' } as const;

/** Admins see all of them, others what they may send by hand. */
function shows(found: readonly { id: string }[], person: Person): void {
  const ids = found.map(({ id }) => id);
  expect(ids).toContain('reminder');
  expect(ids.includes('password-reset')).toBe(person === 'admin');
}

export const rest: RestCases = {
  'GET /api/email-templates': {
    people: staff,
    good: {},
    bad: [
      { what: 'an unknown category', input: { query: { category: 'x' } }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown flag', input: { query: { onlySendable: 'x' } }, code: 'VALIDATION_FAILED' },
    ],
    shows: (found, person) => shows(found as { id: string }[], person),
  },
  'GET /api/email-templates/export': { people: admins, good: {}, bad: [] },
  'POST /api/email-templates/:id/preview': {
    people: admins,
    good: async (fixtures) => ({
      params: { id: 'confirmation' },
      body: { appointmentId: (await fixtures.appointment()).id },
    }),
    bad: [
      { ...missing, input: { params: { id: 'none' } } },
      { ...missing, what: 'no such appointment', input: { params: { id: 'reminder' }, body: { appointmentId: 'x' } } },
      { ...unknown, input: { params: { id: 'reminder' }, body: { subject: '{{reason}}' } } },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.emailTemplates': {
    document: '{ emailTemplates { id name isBuiltIn } }',
    people: staff,
    good: {},
    bad: [],
    shows: (data, person) => shows((data as { emailTemplates: { id: string }[] }).emailTemplates, person),
  },
  'Query.emailTemplatePreview': {
    document: `query($id: ID, $input: EmailTemplatePreviewInput!) {
      emailTemplatePreview(id: $id, input: $input) { subject content text }
    }`,
    people: admins,
    good: { input: draft },
    bad: [
      { ...missing, input: { id: 'none', input: {} } },
      { ...unknown, input: { input: { ...draft, content: '<p>{{notes}}</p>' } } },
    ],
  },
};

const row = { people: admins, leaves: ['email_templates', 'events'] };

export const mutations: MutationCases = {
  createEmailTemplate: {
    ...row,
    route: `POST ${path}`,
    good: newTemplate,
    alsoGood: [
      {
        what: 'as a program may send it, with variables and a script',
        input: () => ({
          ...newTemplate(),
          category: 'marketing',
          heading: ' ',
          content: '<p style="color:red;position:fixed">{{childName}}</p><script>x</script>',
          variables: ['childName'],
          isActive: true,
        }),
      },
    ],
    random: ['name', 'nameKey'],
    bad: [
      { what: 'no subject', input: { ...newTemplate(), subject: ' ' }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown category', input: { ...newTemplate(), category: 'news' }, code: 'VALIDATION_FAILED' },
      { ...unknown, input: { ...newTemplate(), subject: '{{reason}}', content: '<p>{{notes}}</p>' } },
      {
        what: 'nothing but a script',
        input: { ...newTemplate(), content: '<script>x</script>' },
        code: 'VALIDATION_FAILED',
      },
      { what: 'the name of a built-in one', input: { ...newTemplate(), name: 'RANDEVU ONAYI' }, code: 'CONFLICT' },
    ],
  },
  updateEmailTemplate: {
    ...row,
    route: `PUT ${path}/:id`,
    good: async (fixtures) => ({ ...(await aTemplate(fixtures)), subject: 'Yeni konu', isActive: false }),
    alsoGood: [
      { what: 'a built-in one', input: () => ({ id: 'cancellation', heading: 'İptal', isActive: false, version: 0 }) },
    ],
    random: ['name', 'nameKey'],
    bad: [
      { ...missing, input: { id: 'none', subject: 'x' } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await aTemplate(fixtures)), subject: 'x', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'a password e-mail without its link',
        input: { id: 'password-reset', content: '<p>a</p>' },
        code: 'VALIDATION_FAILED',
      },
      { what: 'to switch an invitation off', input: { id: 'invitation', isActive: false }, code: 'VALIDATION_FAILED' },
      { what: 'another name for a built-in one', input: { id: 'reminder', name: 'Not' }, code: 'VALIDATION_FAILED' },
    ],
  },
  deleteEmailTemplate: {
    ...row,
    route: `DELETE ${path}/:id`,
    good: aTemplate,
    bad: [
      { ...missing, input: { id: 'none' } },
      { what: 'a built-in one', input: { id: 'confirmation' }, code: 'CONFLICT' },
    ],
  },
  restoreEmailTemplate: {
    ...row,
    route: `POST ${path}/:id/restore`,
    good: aChangedOne,
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await aChangedOne(fixtures)), version: 0 }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  testEmailTemplate: {
    people: admins,
    leaves: ['events'],
    route: `POST ${path}/:id/test`,
    good: { id: 'confirmation', testEmail: 'deneme@ornek.com' },
    bad: [
      { ...missing, input: { id: 'none', testEmail: 'deneme@ornek.com' } },
      { what: 'no address', input: { id: 'reminder', testEmail: ' ' }, code: 'VALIDATION_FAILED' },
    ],
  },
};
