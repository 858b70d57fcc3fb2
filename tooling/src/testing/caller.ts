import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@practice/contracts';

type Headers = Record<string, string>;
type GraphQLProblem = { message: string; path?: (string | number)[]; extensions: Record<string, unknown> };

export type ApiResponse = { status: number; headers: globalThis.Headers; text: string; body: unknown };
export type GraphQLResponse = ApiResponse & { data: Record<string, unknown> | null; errors: GraphQLProblem[] };

/** Whether elections and the like go on under the tests, by TEST_DATABASE: a request may honestly be refused for a moment. */
const isDisturbed = Boolean(process.env.TEST_DATABASE);
const PATIENCE_MS = 240_000;
const LONGEST_WAIT_S = 2;

/** Somebody who sends requests: keeps cookies, and has a network address of its own. */
export class Caller {
  readonly role: Role;
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(url: string, role: Role) {
    this.#url = url;
    this.role = role;
  }

  get(path: string, headers: Headers = {}): Promise<ApiResponse> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: Headers = {}): Promise<ApiResponse> {
    return this.send('POST', path, body, headers);
  }

  async graphql(query: string, variables: object = {}, headers: Headers = {}): Promise<GraphQLResponse> {
    return this.operation({ query, variables }, headers);
  }

  /** Posts a body to /graphql as it is. */
  async operation(body: unknown, headers: Headers = {}): Promise<GraphQLResponse> {
    const response = await this.post('/graphql', body, headers);
    const { data = null, errors = [] } = response.body as Partial<GraphQLResponse>;
    return { ...response, data, errors };
  }

  /**
   * Sends a body as JSON; a string goes as it is. On a database that is disturbed, what is refused for a moment is sent
   * again with the same key, as the screens do.
   */
  async send(method: string, path: string, body: unknown, headers: Headers = {}): Promise<ApiResponse> {
    if (!isDisturbed) return this.#sendOnce(method, path, body, headers);
    const named = method === 'GET' ? headers : { 'idempotency-key': randomUUID(), ...headers };
    for (const until = Date.now() + PATIENCE_MS; ; ) {
      const response = await this.#sendOnce(method, path, body, named);
      if (!isRefusedForNow(response) || Date.now() > until) return response;
      await wait(1000 * Math.min(LONGEST_WAIT_S, Number(response.headers.get('retry-after'))));
    }
  }

  async #sendOnce(method: string, path: string, body: unknown, headers: Headers): Promise<ApiResponse> {
    const isRaw = typeof body === 'string';
    const response = await fetch(new URL(path, this.#url), {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.address,
        // Compression has tests of its own, and takes longer than many a request.
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies.size > 0 ? { cookie: this.cookie() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    this.#keepCookies(response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  /** The `Cookie` header as it would be sent. */
  cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const isGone = attributes.some((attribute) => attribute.startsWith('Expires=Thu, 01 Jan 1970'));
      if (isGone) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

/** Says when to come again: by 503, or in GraphQL by the code of an error. */
function isRefusedForNow({ status, headers, body }: ApiResponse): boolean {
  if (!headers.has('retry-after')) return false;
  const { errors = [] } = (body ?? {}) as Partial<GraphQLResponse>;
  return status === 503 || errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
}
