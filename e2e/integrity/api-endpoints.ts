import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, type GraphQLNamedType, getNamedType, isEnumType, isObjectType } from 'graphql';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema };
export type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};

/** A REST call as the committed OpenAPI document describes it; a test of the gateway proves that it describes every route. */
export type RestEndpoint = { name: string; method: string; path: string; operation: Operation };

const read = (path: string) => readFileSync(new URL(`../../gateway/${path}`, import.meta.url), 'utf8');
const openapi = JSON.parse(read('openapi.json')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export const restEndpoints: RestEndpoint[] = Object.entries(openapi.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

/** What a schema of the document refers to. */
export function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolve(openapi.components.schemas[name] ?? {}) : schema;
}

export type GraphQLEndpoint = {
  /** `Query.menu` */
  name: string;
  kind: 'query' | 'mutation';
  /** Asks for every field below it. */
  document: string;
  arguments: { name: string; type: string; isRequired: boolean; values: string[] }[];
};

const schema = buildSchema(read('api.graphql'));
/** Entities refer to each other; all of their fields are reached within this many levels. */
const MAX_LEVELS = 6;

export const graphqlEndpoints: GraphQLEndpoint[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => toEndpoint('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => toEndpoint('mutation', field)),
];

function toEndpoint(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): GraphQLEndpoint {
  const given = field.args.map(({ name, type }) => {
    const named = getNamedType(type);
    return {
      name,
      type: String(type),
      isRequired: String(type).endsWith('!'),
      values: isEnumType(named) ? named.getValues().map(({ value }) => String(value)) : [],
    };
  });
  const variables = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed ? `(${passed})` : ''}${selectionOf(getNamedType(field.type), [])}`;
  return {
    name: `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`,
    kind,
    document: `${kind}${variables ? `(${variables})` : ''} { ${call} }`,
    arguments: given,
  };
}

function selectionOf(type: GraphQLNamedType, above: string[]): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter((field) => {
      const target = getNamedType(field.type);
      const isLeaf = !isObjectType(target);
      return isLeaf || (above.length < MAX_LEVELS && !above.includes(target.name) && target.name !== type.name);
    })
    .map((field) => `${field.name}${selectionOf(getNamedType(field.type), [...above, type.name])}`);
  return ` { ${fields.join(' ')} }`;
}
