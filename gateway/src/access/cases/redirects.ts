import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A redirect from where nobody else has one. */
const newRedirect = () => ({ fromUrl: `/eski-${crypto.randomUUID()}`, toUrl: '/randevu' });
const aRedirect = async (fixtures: Fixtures) => ({
  id: (await fixtures.create('/api/seo/redirects', newRedirect())).id,
});

export const rest: RestCases = {
  'GET /api/seo/redirects': { people: editors, good: { query: { page: '1', pageSize: '10' } }, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.redirects': {
    document: '{ redirects(pageSize: 10) { total items { id fromUrl version } } }',
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
};
