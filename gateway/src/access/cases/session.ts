import { everyone, type RestCases, staff } from '../access-case.ts';

export const rest: RestCases = {
  'POST /api/auth/login': {
    people: everyone,
    good: ({ account }) => ({ body: account('user') }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a wrong password', input: { body: { username: 'asistan', password: 'yanlış' } }, code: 'LOGIN_FAILED' },
    ],
  },
  'POST /api/auth/logout': { people: everyone, good: {}, bad: [] },
  'GET /api/auth/check': { people: staff, good: {}, bad: [] },
  'PUT /api/auth/password': {
    people: staff,
    good: ({ account }, person) => {
      const { password } = account(person === 'anonymous' ? 'user' : person);
      // The same password, so that later cases can sign in with it.
      return { body: { currentPassword: password, newPassword: password } };
    },
    bad: [
      {
        what: 'a short password',
        input: { body: { currentPassword: 'x', newPassword: '1234567' } },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a wrong password',
        input: { body: { currentPassword: 'yanlış', newPassword: '12345678' } },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'GET /api/auth/sessions': { people: staff, good: {}, bad: [] },
  'DELETE /api/auth/sessions': {
    people: staff,
    good: async ({ sessionOf }, person) => {
      await sessionOf(person === 'anonymous' ? 'user' : person);
      return {};
    },
    bad: [],
  },
  'DELETE /api/auth/sessions/:id': {
    people: staff,
    good: async ({ sessionOf }, person) => ({
      params: { id: await sessionOf(person === 'anonymous' ? 'user' : person) },
    }),
    bad: [{ what: 'one that is not there', input: { params: { id: 'none' } }, code: 'NOT_FOUND' }],
  },
  'POST /api/auth/forgot-password': {
    people: everyone,
    good: { body: { email: 'kimse@ornek.com' } },
    bad: [{ what: 'an address that is none', input: { body: { email: 'kimse' } }, code: 'VALIDATION_FAILED' }],
  },
  'POST /api/auth/password-link': {
    people: everyone,
    good: async ({ passwordLinkToken }) => ({ body: { token: await passwordLinkToken() } }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a link that was not sent', input: { body: { token: 'x' } }, code: 'LINK_EXPIRED' },
    ],
  },
  'POST /api/auth/reset-password': {
    people: everyone,
    good: async ({ passwordLinkToken }) => ({ body: { token: await passwordLinkToken(), password: 'yeni kestane' } }),
    bad: [
      {
        what: 'a short password',
        input: async ({ passwordLinkToken }) => ({ body: { token: await passwordLinkToken(), password: '1234567' } }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a weak password',
        input: async ({ passwordLinkToken }) => ({
          body: { token: await passwordLinkToken(), password: 'denizdenizdeniz' },
        }),
        code: 'WEAK_PASSWORD',
      },
      {
        what: 'a link that was not sent',
        input: { body: { token: 'x', password: 'yeni kestane' } },
        code: 'LINK_EXPIRED',
      },
    ],
  },
  'POST /api/auth/passkey/options': {
    people: everyone,
    good: { body: { isSecondStep: false } },
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a step that is none', input: { body: { isSecondStep: 'evet' } }, code: 'VALIDATION_FAILED' },
      { what: 'a second step before the first', input: { body: { isSecondStep: true } }, code: 'UNAUTHENTICATED' },
    ],
  },
  'POST /api/auth/passkey': {
    people: everyone,
    good: async ({ passkeyAnswer }, person) => ({
      body: await passkeyAnswer(person === 'anonymous' ? 'user' : person),
    }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      {
        what: 'a passkey that nobody has',
        input: { body: { id: 'x', clientDataJson: 'e30', authenticatorData: 'x', signature: 'x' } },
        code: 'PASSKEY_REFUSED',
      },
    ],
  },
  // The last: whoever has a second step is not in by the password alone.
  'POST /api/auth/second-step': {
    people: everyone,
    good: async ({ twoStepOn }, person) => ({
      body: { code: await twoStepOn(person === 'anonymous' ? 'user' : person) },
    }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a code without a password before', input: { body: { code: '123456' } }, code: 'UNAUTHENTICATED' },
    ],
  },
};
