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
};
