import { makeExecutableSchema } from '@graphql-tools/schema';
import { type DirectiveNode, type DocumentNode, type GraphQLSchema, Kind, parse, visit } from 'graphql';

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@external", "@requires", "@provides"])';

/** Where in its text each word of a schema stands would take twice as much memory as the schema. */
const noLocation = { noLocation: true };
const FEDERATION = /* GraphQL */ `
  scalar _Any
  scalar FieldSet
  scalar link__Import
  enum link__Purpose { SECURITY EXECUTION }
  directive @link(url: String!, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
  directive @key(fields: FieldSet!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
  directive @external on OBJECT | FIELD_DEFINITION
  directive @requires(fields: FieldSet!) on FIELD_DEFINITION
  directive @provides(fields: FieldSet!) on FIELD_DEFINITION
  type _Service { sdl: String! }
  extend type Query { _service: _Service! }
`;

type Reference = { __typename: string };
type ReferenceResolver = (reference: Reference, context: unknown, info: unknown) => unknown;
// biome-ignore lint/suspicious/noExplicitAny: resolver maps are typed by each service's generated types
export type ResolverMap = Record<string, any>;

/** A federation subgraph's executable schema: the service's own SDL, and `_service` and `_entities` for the gateway. */
export function buildSubgraph(sdl: string, resolvers: ResolverMap): GraphQLSchema {
  const own = parse(sdl, noLocation);
  const entities = entityNames(own);
  const typeDefs = [parse(`${LINK}\n${FEDERATION}`, noLocation), own];
  const query: ResolverMap = { _service: () => ({ sdl: `${LINK}\n${sdl}` }) };
  if (entities.length > 0) {
    typeDefs.push(
      parse(
        `union _Entity = ${entities.join(' | ')}
        extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`,
        noLocation,
      ),
    );
    query._entities = (_: unknown, args: { representations: Reference[] }, context: unknown, info: unknown) =>
      args.representations.map((reference) => resolveReference(resolvers, reference, context, info));
  }
  const extra = entities.length > 0 ? { _Entity: { __resolveType: (value: Reference) => value.__typename } } : {};
  return makeExecutableSchema({ typeDefs, resolvers: [withoutReferences(resolvers), { Query: query, ...extra }] });
}

/** The fields of each type from all maps; a field that is in two of them is the last one's. */
export function mergeResolvers(maps: ResolverMap[]): ResolverMap {
  const merged: ResolverMap = {};
  for (const map of maps)
    for (const [type, fields] of Object.entries(map)) merged[type] = { ...merged[type], ...fields };
  return merged;
}

async function resolveReference(resolvers: ResolverMap, reference: Reference, context: unknown, info: unknown) {
  const resolve: ReferenceResolver | undefined = resolvers[reference.__typename]?.__resolveReference;
  const value = resolve ? await resolve(reference, context, info) : reference;
  return value ? { ...(value as object), __typename: reference.__typename } : null;
}

function withoutReferences(resolvers: ResolverMap): ResolverMap {
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => {
      const { __resolveReference: _, ...rest } = fields;
      return [type, rest];
    }),
  );
}

function entityNames(sdl: DocumentNode): string[] {
  const names = new Set<string>();
  const isKey = (directive: DirectiveNode) => directive.name.value === 'key';
  visit(sdl, {
    enter(node) {
      const isType = node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
      if (isType && node.directives?.some(isKey)) names.add(node.name.value);
    },
  });
  return [...names];
}
