import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';
import { recordKinds } from '../record-kinds/all.ts';
import type { RecordKind } from '../record-kinds/record-kind.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const wrongFields = { what: 'wrong fields', code: 'VALIDATION_FAILED' } as const;
const oldVersion = { what: 'an old version', code: 'VERSION_CONFLICT' } as const;
const partialOrder = { what: 'an order that misses one', code: 'VERSION_CONFLICT' } as const;

const kinds: RecordKind[] = Object.values(recordKinds);

export const rest: RestCases = Object.fromEntries(
  kinds.map(({ path }) => [`GET ${path}`, { people: everyone, good: {}, bad: [] }]),
);
export const graphql: GraphQLCases = Object.fromEntries(kinds.map(listCase));
export const mutations: MutationCases = Object.assign({}, ...kinds.map(mutationCases));

function listCase({ types }: RecordKind): [string, GraphQLCases[string]] {
  const list = `${types[0]?.toLowerCase()}${types.slice(1)}`;
  const document = `{ ${list}(includeInactive: true) { id isActive orderIndex version } }`;
  return [`Query.${list}`, { document, people: everyone, good: {}, bad: [] }];
}

function mutationCases({ type, types, path, collection, input, wrong, change }: RecordKind): MutationCases {
  const newId = async (fixtures: Fixtures) => ({ id: (await fixtures.create(path, input())).id });
  const row = { people: editors, leaves: ['events', collection] };
  return {
    [`create${type}`]: {
      ...row,
      route: `POST ${path}`,
      good: () => ({ ...input() }),
      bad: [{ ...wrongFields, input: { ...input(), ...wrong } }],
    },
    [`update${type}`]: {
      ...row,
      route: `PUT ${path}/:id`,
      good: async (fixtures) => ({ ...(await newId(fixtures)), ...change }),
      alsoGood: [
        {
          what: 'with its version',
          input: async (fixtures) => ({ ...(await newId(fixtures)), ...change, version: 1 }),
        },
      ],
      bad: [
        { ...missing, input: { id: 'none', ...change } },
        { ...oldVersion, input: async (fixtures) => ({ ...(await newId(fixtures)), ...change, version: 0 }) },
      ],
    },
    [`delete${type}`]: {
      ...row,
      route: `DELETE ${path}/:id`,
      good: newId,
      bad: [{ ...missing, input: { id: 'none' } }],
    },
    [`order${types}`]: {
      ...row,
      route: `PUT ${path}/order`,
      // In reverse order, with one new record, so that something changes.
      good: async (fixtures) => {
        await newId(fixtures);
        return { ids: (await fixtures.idsOf(path)).reverse() };
      },
      bad: [
        { ...partialOrder, input: { ids: [type] } },
        { what: 'an order of nothing', input: { ids: [] }, code: 'VERSION_CONFLICT' },
      ],
    },
  };
}
