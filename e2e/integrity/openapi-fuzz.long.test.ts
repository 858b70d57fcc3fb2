import { type ProblemCode, problemResponse, problems } from '@practice/contracts';
import type { ApiResponse, Caller } from '@practice/tooling/testing/caller';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RestEndpoint, restEndpoints } from './api-endpoints.ts';
import { type ArbitraryRequest, arbitraryRequest } from './arbitrary-request.ts';
import { practice } from './practice.ts';

const REQUESTS = 60;
const AT_ONCE = 6;
const seed = Number(process.env.SEED ?? 20_261_121);

const running = practice();
const people = new Map<string, Caller>();
let ids: string[];
const statuses = new Map<number, number>();

beforeAll(async () => {
  for (const role of ['user', 'moderator', 'admin'] as const) people.set(role, await running.login(role));
  const collections = ['appointments', 'blog_posts', 'meta_tags', 'users'];
  const some = await Promise.all(collections.map((name) => running.db.collection(name).find().limit(2).toArray()));
  ids = some.flat().map(({ _id }) => String(_id));
});

/** What an admin would take from all the other calls: the records themselves. */
const NOT_BY_ADMINS = ['POST /api/example-data/removal'];

/** Signing in and out change who somebody is: visitors try those. */
function callerFor(endpoint: RestEndpoint, number: number): Caller {
  const roles = ['anonymous', 'user', 'moderator', NOT_BY_ADMINS.includes(endpoint.name) ? 'user' : 'admin'];
  const role = roles[number % roles.length] as string;
  const caller = (endpoint.path.startsWith('/api/auth/') ? undefined : people.get(role)) ?? running.visitor();
  caller.address = running.visitor().address;
  return caller;
}

async function send(endpoint: RestEndpoint, request: ArbitraryRequest, number: number): Promise<ApiResponse> {
  const { path, body, contentType } = request;
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
  return callerFor(endpoint, number).send(endpoint.method, path, takesBody ? body : undefined, {
    ...(takesBody && body !== undefined ? { 'content-type': contentType } : {}),
  });
}

describe.each(restEndpoints)('$name', (endpoint) => {
  it(`answers ${REQUESTS} arbitrary requests as its document says (seed ${seed})`, async () => {
    const requests = fc.sample(arbitraryRequest(endpoint, ids), { seed, numRuns: REQUESTS });
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const some = requests.slice(from, from + AT_ONCE);
      const responses = await Promise.all(some.map((request, index) => send(endpoint, request, from + index)));
      for (const [index, response] of responses.entries())
        assertDocumented(endpoint, some[index] as ArbitraryRequest, response);
    }
  });
});

describe('the servers', () => {
  it('received requests of every kind, valid ones too', () => {
    const count = (from: number) =>
      [...statuses]
        .filter(([status]) => status >= from && status < from + 100)
        .reduce((sum, [, times]) => sum + times, 0);
    expect(count(200)).toBeGreaterThan(restEndpoints.length * 2);
    for (const status of [400, 401, 403, 404]) expect(statuses.get(status)).toBeGreaterThan(restEndpoints.length / 2);
  });

  it('log no error', () => {
    const errors = running
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(errors).toEqual([]);
  });
});

function assertDocumented(endpoint: RestEndpoint, request: ArbitraryRequest, response: ApiResponse): void {
  const what = `${endpoint.method} ${JSON.stringify(request).slice(0, 600)} answered ${response.status} ${response.text.slice(0, 300)}`;
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  expect(response.status, what).toBeLessThan(500);
  // An id with nothing in it, or dots, is another address.
  const isOtherAddress = response.status === 405 || response.status === 404;
  if (!isOtherAddress) expect(Object.keys(endpoint.operation.responses), what).toContain(String(response.status));
  if (response.status < 400) return;
  const problem = problemResponse.strict().safeParse(response.body);
  expect(problem.error, what).toBeUndefined();
  const { code, message } = problem.data as { code: ProblemCode; message: string };
  expect(problems[code].status, what).toBe(response.status);
  expect(message.trim(), what).not.toBe('');
}
