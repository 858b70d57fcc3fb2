import { editors, everyone, type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { World } from '../world.ts';

const service = () => ({ title: `Hizmet ${crypto.randomUUID()}`, description: 'Açıklama' });
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const untitled = { what: 'one without a title', code: 'VALIDATION_FAILED' } as const;
const partial = { what: 'an order that misses one', code: 'VERSION_CONFLICT' } as const;

const created = async (world: World) => (await world.create('/api/services', service())).id;
const order = async (world: World) => ({ ids: await world.idsOf('/api/services') });

export const rest: RestCases = {
  'GET /api/services': { people: everyone, good: {}, bad: [] },
  'GET /api/services/titles': { people: staff, good: {}, bad: [] },
  'POST /api/services': {
    people: editors,
    good: () => ({ body: service() }),
    bad: [
      { ...untitled, input: { body: { description: 'Açıklama' } } },
      {
        what: 'the title of another',
        input: { body: { ...service(), title: 'Oyun terapisi' } },
        code: 'CONFLICT',
      },
    ],
  },
  'PUT /api/services/order': {
    people: editors,
    good: async (world) => ({ body: await order(world) }),
    bad: [{ ...partial, input: { body: { ids: [] } } }],
  },
  'PUT /api/services/:id': {
    people: editors,
    good: async (world) => ({ params: { id: await created(world) }, body: { description: 'Yeni' } }),
    bad: [
      { ...missing, input: { params: { id: 'none' }, body: { description: 'Yeni' } } },
      {
        what: 'an old version',
        input: async (world) => ({ params: { id: await created(world) }, body: { version: 0 } }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  'DELETE /api/services/:id': {
    people: editors,
    good: async (world) => ({ params: { id: await created(world) }, query: { force: 'true' } }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.therapyServices': {
    document: '{ therapyServices(includeInactive: true) { slug title version } }',
    people: everyone,
    good: {},
    bad: [],
  },
  'Query.serviceTitles': { document: '{ serviceTitles { slug title } }', people: staff, good: {}, bad: [] },
  'Mutation.createTherapyService': {
    document: 'mutation($input: CreateTherapyServiceInput!) { createTherapyService(input: $input) { id } }',
    people: editors,
    good: () => ({ input: service() }),
    bad: [{ ...untitled, input: { input: { title: ' ', description: 'Açıklama' } } }],
  },
  'Mutation.updateTherapyService': {
    document: `mutation($id: ID!, $input: UpdateTherapyServiceInput!) {
      updateTherapyService(id: $id, input: $input) { version }
    }`,
    people: editors,
    good: async (world) => ({ id: await created(world), input: { description: 'Yeni' } }),
    bad: [{ ...missing, input: { id: 'none', input: { description: 'Yeni' } } }],
  },
  'Mutation.deleteTherapyService': {
    document: 'mutation($id: ID!) { deleteTherapyService(id: $id) }',
    people: editors,
    good: async (world) => ({ id: await created(world) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Mutation.orderTherapyServices': {
    document: 'mutation($ids: [ID!]!) { orderTherapyServices(ids: $ids) { id orderIndex } }',
    people: editors,
    good: order,
    bad: [{ ...partial, input: { ids: [] } }],
  },
};
