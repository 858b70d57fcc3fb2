import type { ParityCase } from './parity-cases.ts';
import { type RecordKind, recordKinds } from './record-kinds.ts';
import type { World } from './world.ts';

/** What is done to records on a screen, each verb done and refused. */
export const recordParityCases: ParityCase[] = recordKinds.flatMap(casesOf);

function casesOf({ type, types, path, collection, input, wrong, change }: RecordKind): ParityCase[] {
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
      prepare: async (world) => ({ ...(await made(world)), ...change, version: 1 }),
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
