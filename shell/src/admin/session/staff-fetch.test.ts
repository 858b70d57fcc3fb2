import { createClient, HttpLink } from '@practice/ui/data';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, people, setUpAdmin } from '../testing/render-admin.tsx';
import { createSession, type Session } from './session.ts';
import { createStaffFetch } from './staff-fetch.ts';

const query = parse('query Names { names }');
const mutation = parse('mutation Rename { rename }');
const graphqlRefusal = (data: unknown) => ({
  body: { data, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] },
});
const restRefusal = { status: 401, body: { message: 'x', code: 'UNAUTHENTICATED', errors: [] } };

let server: FakeServer;
let session: Session;
let staffFetch: ReturnType<typeof createStaffFetch>;
const client = () =>
  createClient({ link: new HttpLink({ uri: '/graphql', fetch: staffFetch as unknown as typeof fetch }) });
const passwordPrompt = async () => vi.waitFor(() => expect(session.read().status).toBe('expired'), 30_000);
const sent = (call: string) => server.calls.filter((each) => each === call).length;

beforeEach(async () => {
  server = setUpAdmin();
  server.signedIn = people.admin;
  session = createSession({ onSignedOut: () => {}, onOtherUser: () => {} });
  session.check();
  await vi.waitFor(() => expect(session.read().status).toBe('in'), 30_000);
  server.signedIn = null;
  staffFetch = createStaffFetch(session);
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe('when the session is over', () => {
  it('a query waits for the password and then succeeds', async () => {
    server.responses['/graphql'] = () =>
      server.signedIn ? { body: { data: { names: 'Ada' } } } : graphqlRefusal(null);
    const result = client().query({ query });
    await passwordPrompt();
    await session.login('selin', 'parola');
    expect((await result).data).toEqual({ names: 'Ada' });
  });

  it('a mutation is repeated once, as nothing of it was done', async () => {
    server.responses['/graphql'] = () =>
      server.signedIn ? { body: { data: { rename: true } } } : graphqlRefusal({ rename: null });
    const result = client().mutate({ mutation });
    await passwordPrompt();
    await session.login('selin', 'parola');
    expect((await result).data).toEqual({ rename: true });
    expect(sent('POST /graphql')).toBe(2);
  });

  it('a mutation of which a part was done is not repeated', async () => {
    server.responses['/graphql'] = () => graphqlRefusal({ rename: true, other: null });
    await client().mutate({ mutation, errorPolicy: 'all' });
    expect([session.read().status, sent('POST /graphql')]).toEqual(['in', 1]);
  });

  it('a REST call waits, with its body', async () => {
    const bodies: unknown[] = [];
    server.responses['/api/notes'] = (body) => {
      bodies.push(body);
      return server.signedIn ? { body: { ok: true } } : restRefusal;
    };
    const result = staffFetch('/api/notes', { method: 'POST', body: '{"text":"uzun"}' });
    await passwordPrompt();
    await session.login('selin', 'parola');
    expect(await (await result).json()).toEqual({ ok: true });
    expect(bodies).toEqual([{ text: 'uzun' }, { text: 'uzun' }]);
  });

  it('many calls prompt once', async () => {
    server.responses['/api/a'] = () => (server.signedIn ? { body: 1 } : restRefusal);
    server.responses['/api/b'] = () => (server.signedIn ? { body: 2 } : restRefusal);
    const results = [staffFetch('/api/a'), staffFetch('/api/b')];
    await passwordPrompt();
    await session.login('selin', 'parola');
    expect(await Promise.all(results.map(async (each) => (await each).json()))).toEqual([1, 2]);
    expect(sent('POST /api/auth/login')).toBe(1);
  });

  it('and signing in is given up, the call gets the rejection', async () => {
    server.responses['/api/a'] = () => restRefusal;
    const result = staffFetch('/api/a');
    await passwordPrompt();
    await session.logout();
    expect((await result).status).toBe(401);
  });

  it('an aborted call does not wait', async () => {
    server.responses['/api/a'] = () => restRefusal;
    const abort = new AbortController();
    const result = staffFetch('/api/a', { signal: abort.signal });
    await passwordPrompt();
    abort.abort();
    await expect(result).rejects.toThrow('aborted');
  });

  it('a sign-in in another tab is enough', async () => {
    server.responses['/api/a'] = () => {
      if (server.signedIn) return { body: 'ok' };
      server.signedIn = people.admin;
      return restRefusal;
    };
    expect(await (await staffFetch('/api/a')).json()).toBe('ok');
    expect(sent('POST /api/auth/login')).toBe(0);
  });
});

describe('other responses', () => {
  it.each([
    [403, { code: 'FORBIDDEN' }],
    [401, { code: 'LOGIN_FAILED' }],
    [200, { rows: 'UNAUTHENTICATED' }],
    [500, {}],
  ])('%d %j goes through', async (status, body) => {
    server.responses['/api/a'] = () => ({ status, body });
    const response = await staffFetch('/api/a');
    expect([response.status, await response.json(), session.read().status]).toEqual([status, body, 'in']);
  });
});
