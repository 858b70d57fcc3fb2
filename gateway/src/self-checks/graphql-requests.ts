import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { GRAPHQL_PATH } from '../graphql/graphql-path.ts';
import type { VisitorRequest } from './ask-as-visitor.ts';
import type { RequestValues } from './request-values.ts';

type Query = GraphQLField<unknown, unknown>;

/** What visitors' documents may have at most: see `operation-limits.ts`. */
const MAX_TOKENS = 900;
const MAX_LEVELS = 6;

/** The requests for each query, the first with what it requires; made of the schema, so that a new query is among them. */
export function graphqlRequests(schema: GraphQLSchema, values: RequestValues): VisitorRequest[][] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => requestsFor(schema, field, values));
}

function requestsFor(schema: GraphQLSchema, field: Query, values: RequestValues): VisitorRequest[] {
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const all = required.length < field.args.length ? variablesFor(field.args, values).slice(0, 1) : [];
  return [...variablesFor(required, values), ...all].flatMap((variables) =>
    documentsOf(schema, field).map((query) => ({
      name: `Query.${field.name}`,
      path: GRAPHQL_PATH,
      body: { query, variables },
    })),
  );
}

/** Asks for everything below the field, as deep as the limits allow; one for each type that it can give. */
function documentsOf(schema: GraphQLSchema, field: Query): string[] {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const document = (selection: string) =>
    `query${variables && `(${variables})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
  return typesOf(schema, field.type).map((type) => {
    for (let levels = MAX_LEVELS; ; levels -= 1) {
      const text = document(type ? ` { ... on ${type.name}${selectionOf(type, { schema, levels, above: [] })} }` : '');
      if (levels <= 1 || (text.match(/\w+|[^\s\w]/g) ?? []).length <= MAX_TOKENS) return text;
    }
  });
}

/** The types of objects that a field gives; null for a field without fields. */
function typesOf(schema: GraphQLSchema, output: GraphQLOutputType): readonly (GraphQLObjectType | null)[] {
  const type = getNamedType(output);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return [isObjectType(type) ? type : null];
}

type Depth = { schema: GraphQLSchema; levels: number; above: readonly string[] };

function selectionOf(type: GraphQLObjectType, { schema, levels, above }: Depth): string {
  const inside = { schema, levels: levels - 1, above: [...above, type.name] };
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type))) return [];
    const targets = typesOf(schema, field.type).filter((target) => target !== null);
    if (targets.length === 0) return [field.name];
    const reached = targets.filter((target) => levels > 1 && !inside.above.includes(target.name));
    const parts = reached.map((target) => ` ... on ${target.name}${selectionOf(target, inside)}`);
    return parts.length > 0 ? [`${field.name} {${parts.join('')} }`] : [];
  });
  return ` { __typename ${fields.join(' ')} }`;
}

/** Each value of each argument with the first of the others. */
function variablesFor(args: readonly GraphQLArgument[], values: RequestValues): Record<string, unknown>[] {
  const all = args.map(({ name, type }) => ({ name, tried: valuesFor(name, type, values) }));
  const first = Object.fromEntries(all.map(({ name, tried }) => [name, tried[0]]));
  return [first, ...all.flatMap(({ name, tried }) => tried.slice(1).map((value) => ({ ...first, [name]: value })))];
}

function valuesFor(name: string, type: GraphQLInputType, values: RequestValues): unknown[] {
  if (isNonNullType(type)) return valuesFor(name, type.ofType, values);
  if (isListType(type)) return [valuesFor(name.replace(/s$/, ''), type.ofType, values).slice(0, 1)];
  if (isEnumType(type)) return type.getValues().map((value) => value.name);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return [Object.fromEntries(fields.map((field) => [field.name, valuesFor(field.name, field.type, values)[0]]))];
  }
  return values.of(name, { type: jsonTypes[type.name] ?? 'string' });
}

const jsonTypes: Readonly<Record<string, string>> = { Int: 'integer', Float: 'number', Boolean: 'boolean' };
