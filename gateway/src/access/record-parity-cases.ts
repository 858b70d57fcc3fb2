import type { ParityCase } from './parity-cases.ts';
import type { World } from './world.ts';

type Records = {
  /** As in its mutations: `createTherapyService`. */
  type: string;
  types: string;
  path: string;
  collection: string;
  input: () => object;
  wrong: object;
};

/** The four verbs of records that are edited on a screen, each done and each refused. */
export const recordParityCases: ParityCase[] = [
  ...casesOf({
    type: 'TherapyService',
    types: 'TherapyServices',
    path: '/api/services',
    collection: 'therapy_services',
    input: () => ({
      title: `Hizmet ${crypto.randomUUID()}`,
      description: 'Açıklama',
      price: '1.250,00',
      duration: '90',
    }),
    wrong: { title: ' ', price: '12,345.67', duration: 5 },
  }),
  ...casesOf({
    type: 'Testimonial',
    types: 'Testimonials',
    path: '/api/testimonials',
    collection: 'testimonials',
    input: () => ({ clientName: ' E. Y. ', content: 'Teşekkür ederiz.', isActive: false }),
    wrong: { clientName: '', rating: 6 },
  }),
];

function casesOf({ type, types, path, collection, input, wrong }: Records): ParityCase[] {
  const made = async (world: World) => ({ id: (await world.create(path, input())).id });
  const create = {
    as: 'admin',
    rest: (body) => ({ method: 'POST', path, body }),
    graphql: {
      document: `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`,
      variables: (fields) => ({ input: fields }),
    },
  } satisfies Partial<ParityCase>;
  const update = {
    as: 'admin',
    rest: ({ id, ...body }) => ({ method: 'PUT', path: `${path}/${id}`, body }),
    graphql: {
      document: `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
      variables: ({ id, ...fields }) => ({ id, input: fields }),
    },
  } satisfies Partial<ParityCase>;
  const remove = {
    as: 'admin',
    rest: ({ id }) => ({ method: 'DELETE', path: `${path}/${id}` }),
    graphql: { document: `mutation($id: ID!) { delete${type}(id: $id) }`, variables: (fields) => fields },
  } satisfies Partial<ParityCase>;
  const order = {
    as: 'admin',
    rest: (body) => ({ method: 'PUT', path: `${path}/order`, body }),
    graphql: { document: `mutation($ids: [ID!]!) { order${types}(ids: $ids) { id } }`, variables: (fields) => fields },
  } satisfies Partial<ParityCase>;
  const leaves = [collection, 'events'];
  const nothing = { prepare: async () => ({ id: 'x' }), code: 'NOT_FOUND', leaves: [] } satisfies Partial<ParityCase>;
  return [
    { ...create, what: `a new ${type}`, prepare: async () => input(), leaves },
    {
      ...create,
      what: `a wrong ${type}`,
      prepare: async () => ({ ...input(), ...wrong }),
      code: 'VALIDATION_FAILED',
      leaves: [],
    },
    {
      ...update,
      what: `a changed ${type}`,
      prepare: async (world) => ({ ...(await made(world)), isActive: false, version: 1 }),
      leaves,
    },
    {
      ...update,
      what: `a ${type} of an old version`,
      prepare: async (world) => ({ ...(await made(world)), version: 0 }),
      code: 'VERSION_CONFLICT',
      leaves: [],
    },
    { ...update, ...nothing, what: `a change of a ${type} that is not there` },
    { ...remove, what: `a deleted ${type}`, prepare: made, leaves },
    { ...remove, ...nothing, what: `the deletion of a ${type} that is not there` },
    {
      ...order,
      what: `${types} in another order`,
      prepare: async (world) => {
        await made(world);
        return { ids: (await world.idsOf(path)).reverse() };
      },
      leaves,
    },
    {
      ...order,
      what: `an order that misses ${types}`,
      prepare: async () => ({ ids: [] }),
      code: 'VERSION_CONFLICT',
      leaves: [],
    },
  ];
}
