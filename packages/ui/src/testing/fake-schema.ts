import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inject } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  export interface ProvidedContext {
    /** The public schema as SDL, read by vitest.config.ts. */
    apiSchema: string;
  }
}

/** The headers of the request, lower case. */
export type FakeRequest = { headers: Record<string, string> };

/**
 * By type and field: a value, or a function `(args, request)` that returns one. An object needs only the fields that a
 * test is about. A query without a resolver returns defaults too; a mutation without one fails.
 */
export type FakeResolvers = Record<'Query' | 'Mutation', Record<string, unknown>>;

let schema: GraphQLSchema | undefined;

/** The product's public schema. */
export function publicSchema(): GraphQLSchema {
  schema ??= buildSchema(inject('apiSchema'));
  return schema;
}

/** Throws when a resolver is for a field that the schema does not have. */
export function assertFieldsExist(schema: GraphQLSchema, resolvers: Partial<FakeResolvers>): void {
  for (const [type, fields] of Object.entries(resolvers)) assertKnown(schema, type, fields);
}

/** Resolves a field by the test's resolvers or what they returned, and by its type's default where they say nothing. */
export function fieldResolver(resolvers: FakeResolvers): GraphQLFieldResolver<unknown, FakeRequest> {
  return async (source, args, request, { parentType, fieldName, returnType, schema }) => {
    const isRoot = parentType.name === 'Query' || parentType.name === 'Mutation';
    const values = isRoot ? resolvers[parentType.name as 'Query' | 'Mutation'] : (source as Record<string, unknown>);
    const given = values && Object.hasOwn(values, fieldName) ? values[fieldName] : undefined;
    if (parentType.name === 'Mutation' && given === undefined) {
      throw new Error(`The fake API has no resolver for the mutation ${fieldName}`);
    }
    const value = typeof given === 'function' ? await given(args, request) : given;
    if (value === undefined) return defaultOf(returnType, `${parentType.name}.${fieldName}`);
    for (const each of Array.isArray(value) ? value : [value]) assertKnown(schema, getNamedType(returnType).name, each);
    return value;
  };
}

const scalarDefaults: Record<string, unknown> = { Int: 0, Float: 0, Boolean: false };

/** Null where it may be; else an empty list, the first name of an enum, zero, '' or an object of defaults. */
function defaultOf(type: GraphQLOutputType, field: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isObjectType(inner)) return {};
  // The cache of a client would take two records without an id for the same one.
  if (inner.name === 'ID') throw new Error(`The fake API needs a value for ${field}: an id has no default`);
  return scalarDefaults[inner.name] ?? '';
}

function assertKnown(schema: GraphQLSchema, typeName: string, value: unknown): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) {
    if (type === undefined) throw new Error(`The schema has no type ${typeName}`);
    return;
  }
  const unknown = Object.keys(value ?? {}).filter((key) => key !== '__typename' && !(key in type.getFields()));
  if (unknown.length > 0) throw new Error(`The schema has no field ${typeName}.${unknown[0]}`);
}
