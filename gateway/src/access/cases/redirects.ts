import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A redirect from where nobody else has one. */
const newRedirect = () => ({ fromUrl: `/eski-${crypto.randomUUID()}`, toUrl: '/randevu' });
const aRedirect = async (fixtures: Fixtures) => ({
  id: (await fixtures.create('/api/seo/redirects', newRedirect())).id,
});

/** The newest operation: a redirect that was switched off. */
const anOperation = async (fixtures: Fixtures) => {
  const { id } = await aRedirect(fixtures);
  await fixtures.send('POST', '/api/seo/redirects/bulk', { operation: 'deactivate', ids: [id] }, 'admin');
  const [newest = ''] = await fixtures.idsOf('/api/seo/redirect-operations');
  return { id: newest };
};

const file = () => ({ csv: `from_url,to_url,redirect_type,is_active\n/eski-${crypto.randomUUID()},/randevu,301,true` });

export const rest: RestCases = {
  'GET /api/seo/redirects/stats': { people: editors, good: {}, bad: [] },
  'GET /api/seo/redirects/export': {
    people: editors,
    good: { query: { format: 'csv' } },
    bad: [{ what: 'a format that is none', input: { query: { format: 'x' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/seo/redirect-operations': { people: editors, good: {}, bad: [] },
  'GET /api/seo/redirects': { people: editors, good: { query: { page: '1', pageSize: '10' } }, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.redirects': {
    document: '{ redirects(pageSize: 10) { total items { id fromUrl version } } }',
    people: editors,
    good: {},
    bad: [],
  },
  'Query.redirectStats': {
    document: '{ redirectStats { total active hits movedForGood } }',
    people: editors,
    good: {},
    bad: [],
  },
  'Query.redirectOperations': {
    document: '{ redirectOperations { id kind username at done failed undoneAt } }',
    people: editors,
    good: {},
    bad: [],
  },
};

const row = { people: editors, leaves: ['events', 'redirects'] };

export const mutations: MutationCases = {
  createRedirect: {
    ...row,
    route: 'POST /api/seo/redirects',
    good: newRedirect,
    bad: [
      { what: 'no target', input: { ...newRedirect(), toUrl: '' }, code: 'VALIDATION_FAILED' },
      { what: "the site's own address", input: { ...newRedirect(), fromUrl: '/randevu' }, code: 'CONFLICT' },
      {
        what: 'the address of a service',
        input: { ...newRedirect(), fromUrl: '/hizmetler/oyun-terapisi' },
        code: 'CONFLICT',
      },
    ],
  },
  updateRedirect: {
    ...row,
    route: 'PUT /api/seo/redirects/:id',
    good: async (fixtures) => ({ ...(await aRedirect(fixtures)), redirectType: 302, isActive: false }),
    alsoGood: [
      {
        what: 'with its version',
        input: async (fixtures) => ({ ...(await aRedirect(fixtures)), toUrl: '/', version: 1 }),
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', toUrl: '/' } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await aRedirect(fixtures)), toUrl: '/', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  deleteRedirect: {
    ...row,
    route: 'DELETE /api/seo/redirects/:id',
    good: aRedirect,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  bulkRedirects: {
    people: editors,
    leaves: ['events', 'redirect_operations', 'redirects'],
    route: 'POST /api/seo/redirects/bulk',
    good: () => ({ operation: 'create', redirects: [newRedirect()] }),
    alsoGood: [
      {
        what: 'to switch one off',
        input: async (fixtures) => ({ operation: 'deactivate', ids: [(await aRedirect(fixtures)).id] }),
      },
    ],
    bad: [
      { what: 'none', input: { operation: 'delete', ids: [] }, code: 'VALIDATION_FAILED' },
      { what: 'ids of new ones', input: { operation: 'create', ids: ['x'] }, code: 'VALIDATION_FAILED' },
    ],
  },
  previewRedirectFile: {
    people: editors,
    leaves: [],
    route: 'POST /api/seo/redirects/import/preview',
    good: file,
    bad: [{ what: 'a file without columns', input: { csv: 'a' }, code: 'VALIDATION_FAILED' }],
  },
  importRedirects: {
    people: editors,
    leaves: ['events', 'redirect_operations', 'redirects'],
    route: 'POST /api/seo/redirects/import',
    good: file,
    bad: [{ what: 'a file without columns', input: { csv: 'a' }, code: 'VALIDATION_FAILED' }],
  },
  undoRedirectOperation: {
    people: editors,
    leaves: ['events', 'redirect_operations', 'redirects'],
    route: 'POST /api/seo/redirect-operations/:id/undo',
    good: anOperation,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
