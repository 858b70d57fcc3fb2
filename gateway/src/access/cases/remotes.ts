import { type RestCases, staff } from '../access-case.ts';

export const rest: RestCases = {
  'GET /api/remotes/previews': { people: staff, good: {}, bad: [] },
  'PUT /api/remotes/previews': {
    people: staff,
    good: { body: { name: 'mf-public', version: '2.0.0' } },
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      {
        what: 'a version that is no preview',
        input: { body: { name: 'mf-public', version: '1.0.0' } },
        code: 'NOT_FOUND',
      },
      {
        what: 'an address',
        input: { body: { name: 'mf-public', version: 'https://elsewhere.example/mf-manifest.json' } },
        code: 'NOT_FOUND',
      },
    ],
  },
};
