import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  astFromValue,
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  print,
} from 'graphql';
import { type Given, type GraphQLCases, given, type RestCases, type RestInput } from './access-case.ts';
import type { Fields, MutationCases } from './mutation-case.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../api.graphql'), 'utf8'));

/** How deep the result is selected; selecting everything would be rejected as too costly. */
const SELECTED_LEVELS = 2;

export const mutationNames = Object.keys(schema.getMutationType()?.getFields() ?? {});

/** A mutation with all of its arguments as variables, and what it returns. */
export function documentOf(name: string): string {
  const { args, type } = mutationOf(name);
  if (args.length === 0) return `mutation { ${name} ${selectionOf(type)} }`;
  const variables = args.map(variableOf).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `mutation(${variables}) { ${name}(${passed}) ${selectionOf(type)} }`;
}

/** The variables of that document: `input` gets what no other argument takes. */
export function variablesOf(name: string, fields: Fields): Record<string, unknown> {
  const names = mutationOf(name).args.map((arg) => arg.name);
  const isArgument = ([field]: [string, unknown]) => names.includes(field);
  const direct = Object.entries(fields).filter(isArgument);
  const input = Object.entries(fields).filter((entry) => !isArgument(entry));
  return Object.fromEntries(names.includes('input') ? [...direct, ['input', Object.fromEntries(input)]] : direct);
}

/** The same as a REST call: the path gets its parameters, the rest is the body, or the query where there is none. */
export function restInputOf(route: string, fields: Fields): RestInput {
  const [method = '', path = ''] = route.split(' ');
  const isParam = ([field]: [string, unknown]) => path.split('/').includes(`:${field}`);
  const params = textsOf(Object.entries(fields).filter(isParam));
  const rest = Object.entries(fields).filter((entry) => !isParam(entry));
  if (rest.length === 0) return { params };
  return method === 'DELETE' ? { params, query: textsOf(rest) } : { params, body: Object.fromEntries(rest) };
}

/** The rows as cases of the routes, for the access table. */
export function restCasesOf(mutations: MutationCases): RestCases {
  return Object.fromEntries(
    Object.values(mutations).map(({ route, people, good, bad }) => {
      const call = mapped((fields) => restInputOf(route, fields));
      return [route, { people, good: call(good), bad: bad.map((each) => ({ ...each, input: call(each.input) })) }];
    }),
  );
}

/** The rows as cases of the GraphQL fields, for the access table. */
export function graphqlCasesOf(mutations: MutationCases): GraphQLCases {
  return Object.fromEntries(
    Object.entries(mutations).map(([name, { people, good, bad }]) => {
      const call = mapped((fields) => variablesOf(name, fields));
      const inputs = { good: call(good), bad: bad.map((each) => ({ ...each, input: call(each.input) })) };
      return [`Mutation.${name}`, { document: documentOf(name), people, ...inputs }];
    }),
  );
}

function mapped<T>(map: (fields: Fields) => T) {
  return (input: Given<Fields>): Given<T> =>
    async (fixtures, person) =>
      map(await given(input, fixtures, person));
}

function mutationOf(name: string): GraphQLField<unknown, unknown> {
  const mutation = schema.getMutationType()?.getFields()[name];
  if (!mutation) throw new Error(`The schema has no mutation ${name}`);
  return mutation;
}

function variableOf({ name, type, defaultValue }: GraphQLArgument): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `$${name}: ${type}${value ? ` = ${print(value)}` : ''}`;
}

function selectionOf(type: GraphQLOutputType, levels = SELECTED_LEVELS): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) || levels > 1)
    .map((field) => `${field.name} ${selectionOf(field.type, levels - 1)}`.trim());
  return `{ ${fields.join(' ')} }`;
}

function textsOf(entries: [string, unknown][]): Record<string, string> {
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
