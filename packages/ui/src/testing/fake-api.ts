import { execute, GraphQLError, parse, validate } from 'graphql';
import { ApiProblem } from './api-problem.ts';
import { assertFieldsExist, type FakeRequest, type FakeResolvers, fieldResolver, publicSchema } from './fake-schema.ts';
import { reportMistake } from './test-mistakes.ts';

type Variables = Record<string, unknown>;
export type ApiCall = FakeRequest & { operation: string; variables: Variables };

export type Failure =
  | ApiProblem
  /** The response of a proxy, or of the gateway before GraphQL. */
  | { status: number; headers?: Record<string, string>; body?: object }
  /** The request does not arrive. */
  | 'unreachable'
  /** It arrives and is executed; the connection breaks before the response. */
  | 'response-lost'
  /** There is never a response. */
  | 'silent';

/**
 * The network's other end in tests of screens: executes what they send against the product's own schema, over the
 * resolvers of the test. What the schema does not allow (an unknown field, a missing variable, a wrong enum, a resolver
 * that breaks) fails the test that sent it.
 */
export function fakeApi(resolvers: Partial<FakeResolvers> = {}): FakeApi {
  return new FakeApi(resolvers);
}

export class FakeApi {
  /** What has been executed or refused, in order. */
  readonly calls: ApiCall[] = [];
  readonly #schema = publicSchema();
  readonly #resolvers: FakeResolvers = { Query: { mailState: { problem: null } }, Mutation: {} };
  readonly #failures = new Map<string, { queue: (Failure | null)[]; always?: Failure }>();
  readonly #paused = new Set<string>();
  readonly #waiting: (() => void)[] = [];

  constructor(resolvers: Partial<FakeResolvers> = {}) {
    this.use(resolvers);
  }

  /** Adds resolvers, or replaces those there are. */
  use(resolvers: Partial<FakeResolvers>): void {
    assertFieldsExist(this.#schema, resolvers);
    Object.assign(this.#resolvers.Query, resolvers.Query);
    Object.assign(this.#resolvers.Mutation, resolvers.Mutation);
  }

  /** The variables of every call of an operation, by the operation's name. */
  callsOf(operation: string): Variables[] {
    return this.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  }

  /** Fails the next calls of an operation, in turn; null lets one through. */
  fail(operation: string, ...queue: (Failure | null)[]): void {
    this.#failures.set(operation, { queue });
  }

  /** Fails every call of an operation until `recover`. */
  failAlways(operation: string, failure: Failure): void {
    this.#failures.set(operation, { queue: [], always: failure });
  }

  recover(operation: string): void {
    this.#failures.delete(operation);
  }

  /** Calls of this operation wait for `resume`. */
  pause(operation: string): void {
    this.#paused.add(operation);
  }

  /** Lets every waiting call go on. */
  resume(): void {
    this.#paused.clear();
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  /** Replaces `fetch` for the GraphQL endpoint. */
  readonly fetch = async (_address: unknown, init: RequestInit = {}): Promise<Response> => {
    const { query, operationName: operation, variables = {} } = JSON.parse(String(init.body));
    // Clients send the hash of a document first; the text follows.
    if (query === undefined) return Response.json({ errors: [unknownHash] });
    const headers = Object.fromEntries(new Headers(init.headers));
    this.calls.push({ operation, variables, headers });
    if (this.#paused.has(operation)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const { queue, always } = this.#failures.get(operation) ?? { queue: [] };
    const failure = queue.shift() ?? always;
    if (failure instanceof ApiProblem) return Response.json({ data: null, errors: [answered(failure)] });
    if (failure === 'silent') return aborted(init.signal);
    if (failure === 'unreachable') throw new TypeError('Failed to fetch');
    if (typeof failure === 'object' && failure !== null) return Response.json(failure.body ?? {}, failure);
    const result = await this.#execute(query, operation, variables, headers);
    if (failure === 'response-lost') throw new TypeError('Failed to fetch');
    return Response.json(result);
  };

  async #execute(text: string, operationName: string, variableValues: Variables, headers: FakeRequest['headers']) {
    const document = parse(text);
    const mistakes = validate(this.#schema, document);
    const result =
      mistakes.length > 0
        ? { errors: mistakes }
        : await execute({
            schema: this.#schema,
            document,
            operationName,
            variableValues,
            contextValue: { headers },
            fieldResolver: fieldResolver(this.#resolvers),
          });
    if (!result.errors) return result;
    for (const error of result.errors) {
      if (!(error.originalError instanceof ApiProblem)) reportMistake(`${operationName}: ${error.message}`);
    }
    return { data: null, ...result, errors: result.errors.map(answered) };
  }
}

const unknownHash = { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } };

/** An error as the gateway sends it: anything but a DomainError is hidden behind INTERNAL. */
function answered(error: ApiProblem | GraphQLError) {
  const problem = error instanceof GraphQLError ? error.originalError : error;
  const { message, extensions } = problem instanceof ApiProblem ? problem : new ApiProblem('INTERNAL');
  return { message, ...(error instanceof GraphQLError && error.path ? { path: error.path } : {}), extensions };
}

/** Never resolves; rejects when the caller gives up. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
