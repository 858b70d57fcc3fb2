import type { ServiceName, StaffRole } from '@practice/contracts';
import type { GraphQLSchema } from 'graphql';
import { createGraphQLError, createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { ServiceContext } from './context.ts';
import { toDomainError } from './domain-error.ts';
import type { EventHandlers } from './event-consumer.ts';
import type { JobKind } from './job-worker.ts';
import { logUnexpectedOverHttp, noteUnexpected } from './log-unexpected.ts';
import type { Migration } from './migrations/migration.ts';
import type { StoredModel } from './prepare-collections.ts';
import type { Route } from './routes.ts';
import { readToken } from './service-token.ts';
import { buildSubgraph, mergeResolvers, type ResolverMap } from './subgraph.ts';

/** An account created at the first start, to be shown once. */
export type CreatedAccount = {
  username: string;
  /** Null when it was given as ADMIN_PASSWORD, which is shown and written nowhere, and while nobody has chosen one. */
  password: string | null;
  role: StaffRole;
  /** The path on the site at which its password is chosen, once. */
  link?: string;
};

export type SeedRequest = {
  /** `essential`: what the product needs. `demo`: a realistic practice on top of it. */
  level: 'essential' | 'demo';
  adminPassword: string | undefined;
};

export type ServiceDefinition = {
  name: ServiceName;
  sdl: string;
  resolvers: ResolverMap;
  routes: Route[];
  models: StoredModel[];
  /** Lists whose indexes are built where the database runs their queries; see `RecordList`. */
  lists?: { prepare: () => Promise<void> }[];
  /** Functions for the other services, by the names in the contract's `internalCalls`. */
  internal?: Record<string, (ctx: ServiceContext, input: never) => Promise<unknown>>;
  handlers?: EventHandlers;
  jobs?: Record<string, JobKind>;
  /** Changes of stored data, the newest last; see `Migration`. */
  migrations?: Migration[];
  /** Fills an empty database; must be repeatable after a crash. Returns the accounts that it created. */
  seed?: (request: SeedRequest) => Promise<CreatedAccount[] | undefined>;
};

/** What a feature of a service registers: what it stores, and its fields and calls in the two APIs. */
export type Feature = Pick<ServiceDefinition, 'models' | 'resolvers' | 'routes'>;

export type Service = ServiceDefinition & {
  schema: GraphQLSchema;
  yoga: YogaServerInstance<{ trusted?: ServiceContext }, ServiceContext>;
};

type ServiceOptions = Omit<ServiceDefinition, keyof Feature> & Partial<Feature> & { features?: readonly Feature[] };

/**
 * A service with both APIs: GraphQL (`yoga`, over `schema`, both made for the first operation) and REST (`routes`). What its
 * `features` register is added to its own models, resolvers and routes.
 */
export function defineService(options: ServiceOptions): Service {
  const definition = withFeatures(options);
  let schema: GraphQLSchema | undefined;
  let yoga: Service['yoga'] | undefined;
  return {
    ...definition,
    get schema() {
      schema ??= buildSubgraph(definition.sdl, definition.resolvers);
      return schema;
    },
    get yoga() {
      yoga ??= yogaOf(definition.name, this.schema);
      return yoga;
    },
  };
}

function yogaOf(name: ServiceName, schema: GraphQLSchema): Service['yoga'] {
  return createYoga<{ trusted?: ServiceContext }, ServiceContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    logging: false,
    cors: false,
    maskedErrors: { maskError },
    plugins: [logUnexpectedOverHttp],
    // Only a caller in this process can set `trusted`; no header can.
    context: async ({ request, trusted }) => trusted ?? readToken(request.headers.get('authorization'), name),
  });
}

function withFeatures({ features = [], ...own }: ServiceOptions): ServiceDefinition {
  const all: Partial<Feature>[] = [own, ...features];
  return {
    ...own,
    models: all.flatMap(({ models = [] }) => models),
    resolvers: mergeResolvers(all.map(({ resolvers = {} }) => resolvers)),
    routes: all.flatMap(({ routes = [] }) => routes),
  };
}

/** GraphQL errors carry what REST errors do, under `extensions`; what is unexpected is hidden, and logged when the request is known. */
function maskError(error: unknown): Error {
  if (isGraphQLItself(error)) return error as Error;
  const problem = toDomainError(error);
  const shown = createGraphQLError(problem.message, {
    path: (error as { path?: (string | number)[] }).path,
    extensions: {
      ...problem.toResponse(),
      http: { status: 200 },
      ...(problem.retryAfterSeconds ? { retryAfterSeconds: problem.retryAfterSeconds } : {}),
    },
  });
  if (problem.code === 'INTERNAL') noteUnexpected(shown, problem.cause);
  return shown;
}

/** A syntax or validation error of the query itself. */
function isGraphQLItself(error: unknown): boolean {
  return error instanceof Error && error.name === 'GraphQLError' && !('originalError' in error && error.originalError);
}
