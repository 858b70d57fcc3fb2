import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import { type RecordKind, recordKinds } from '../record-kinds.ts';
import type { World } from '../world.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const wrongFields = { what: 'wrong fields', code: 'VALIDATION_FAILED' } as const;
const oldVersion = { what: 'an old version', code: 'VERSION_CONFLICT' } as const;
const partialOrder = { what: 'an order that misses one', code: 'VERSION_CONFLICT' } as const;

export const rest: RestCases = Object.assign({}, ...recordKinds.map(restCases));
export const graphql: GraphQLCases = Object.assign({}, ...recordKinds.map(graphqlCases));

function restCases({ type, path, input, wrong, change }: RecordKind): RestCases {
  const newId = async (world: World) => ({ id: (await world.create(path, input())).id });
  return {
    [`GET ${path}`]: { people: everyone, good: {}, bad: [] },
    [`POST ${path}`]: {
      people: editors,
      good: () => ({ body: input() }),
      bad: [{ ...wrongFields, input: { body: { ...input(), ...wrong } } }],
    },
    [`PUT ${path}/order`]: {
      people: editors,
      good: async (world) => ({ body: { ids: await world.idsOf(path) } }),
      bad: [{ ...partialOrder, input: { body: { ids: [type] } } }],
    },
    [`PUT ${path}/:id`]: {
      people: editors,
      good: async (world) => ({ params: await newId(world), body: change }),
      bad: [
        { ...missing, input: { params: { id: 'none' }, body: change } },
        { ...oldVersion, input: async (world) => ({ params: await newId(world), body: { ...change, version: 0 } }) },
      ],
    },
    [`DELETE ${path}/:id`]: {
      people: editors,
      good: async (world) => ({ params: await newId(world) }),
      bad: [{ ...missing, input: { params: { id: 'none' } } }],
    },
  };
}

function graphqlCases({ type, types, path, input, wrong, change }: RecordKind): GraphQLCases {
  const list = `${types[0]?.toLowerCase()}${types.slice(1)}`;
  const newId = async (world: World) => ({ id: (await world.create(path, input())).id });
  return {
    [`Query.${list}`]: {
      document: `{ ${list}(includeInactive: true) { id isActive orderIndex version } }`,
      people: everyone,
      good: {},
      bad: [],
    },
    [`Mutation.create${type}`]: {
      document: `mutation($input: Create${type}Input!) { create${type}(input: $input) { id version } }`,
      people: editors,
      good: () => ({ input: input() }),
      bad: [{ ...wrongFields, input: { input: { ...input(), ...wrong } } }],
    },
    [`Mutation.update${type}`]: {
      document: `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { version } }`,
      people: editors,
      good: async (world) => ({ ...(await newId(world)), input: change }),
      bad: [{ ...missing, input: { id: 'none', input: change } }],
    },
    [`Mutation.delete${type}`]: {
      document: `mutation($id: ID!) { delete${type}(id: $id) }`,
      people: editors,
      good: newId,
      bad: [{ ...missing, input: { id: 'none' } }],
    },
    [`Mutation.order${types}`]: {
      document: `mutation($ids: [ID!]!) { order${types}(ids: $ids) { id orderIndex } }`,
      people: editors,
      good: async (world) => ({ ids: await world.idsOf(path) }),
      bad: [{ ...partialOrder, input: { ids: [type] } }],
    },
  };
}
