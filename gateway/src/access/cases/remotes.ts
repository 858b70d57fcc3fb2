import { admins, everyone, type RestCases, staff } from '../access-case.ts';

const failure = {
  ...{ name: 'mf-public', version: '1.0.0', kind: 'render', error: 'TypeError' },
  frames: ['/remotes/mf-public/1.0.0/main.js:1:2'],
};

const preview = { body: { name: 'mf-public', version: '2.0.0' } };
const noPreview = [
  { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
  { what: 'a version that is no preview', input: { body: { name: 'mf-public', version: '1.0.0' } }, code: 'NOT_FOUND' },
] as const;

export const rest: RestCases = {
  'GET /api/remotes/previews': { people: staff, good: {}, bad: [] },
  'PUT /api/remotes/previews': {
    people: staff,
    good: preview,
    bad: [
      ...noPreview,
      {
        what: 'an address',
        input: { body: { name: 'mf-public', version: 'https://elsewhere.example/mf-manifest.json' } },
        code: 'NOT_FOUND',
      },
    ],
  },
  'DELETE /api/remotes/previews': { people: everyone, good: {}, bad: [] },
  'POST /api/remotes/preview-links': {
    people: staff,
    good: preview,
    bad: [...noPreview],
  },
  'GET /api/remotes': { people: admins, good: {}, bad: [] },
  'POST /api/remotes/:name/rollback': {
    people: admins,
    good: { params: { name: 'mf-public' }, body: { version: '1.1.0' } },
    bad: [
      { what: 'no version', input: { params: { name: 'mf-public' } }, code: 'VALIDATION_FAILED' },
      {
        what: 'a remote that is not live',
        input: { params: { name: 'mf-events' }, body: { version: '1.1.0' } },
        code: 'NOT_FOUND',
      },
      {
        what: 'a version that is not live',
        input: { params: { name: 'mf-public' }, body: { version: '1.0.0' } },
        code: 'CONFLICT',
      },
    ],
  },
  'POST /api/remote-failures': {
    people: everyone,
    good: { body: failure },
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a text for a class', input: { body: { ...failure, error: 'a b' } }, code: 'VALIDATION_FAILED' },
      { what: 'a text for a place', input: { body: { ...failure, frames: ['Ayşe'] } }, code: 'VALIDATION_FAILED' },
      { what: 'more than a failure', input: { body: { ...failure, visitor: 'x' } }, code: 'VALIDATION_FAILED' },
    ],
  },
};
