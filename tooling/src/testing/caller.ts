import { randomInt } from 'node:crypto';
import type { Role } from '@practice/contracts';

type Headers = Record<string, string>;
type GraphQLProblem = { message: string; path?: (string | number)[]; extensions: Record<string, unknown> };

export type ApiResponse = { status: number; headers: globalThis.Headers; text: string; body: unknown };
export type GraphQLResponse = ApiResponse & { data: Record<string, unknown> | null; errors: GraphQLProblem[] };

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

  /** Sends a body as JSON; a string goes as it is. */
  async send(method: string, path: string, body: unknown, headers: Headers = {}): Promise<ApiResponse> {
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
