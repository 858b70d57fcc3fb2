import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, people, setUpAdmin } from '../testing/render-admin.tsx';
import { createSession, type Session } from './session.ts';

let server: FakeServer;
const onSignedOut = vi.fn();
const onOtherUser = vi.fn();
const open: Session[] = [];
const start = () => {
  const session = createSession({ onSignedOut, onOtherUser });
  open.push(session);
  return session;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const started = async () => {
  const session = start();
  session.check();
  await pass(300);
  return session;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server = setUpAdmin();
  onSignedOut.mockClear();
  onOtherUser.mockClear();
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the check', () => {
  it('is made after 300 ms, and at most once a second', async () => {
    const session = start();
    session.check();
    session.check();
    await pass(299);
    expect(server.calls).toEqual([]);
    await pass(1);
    expect(server.calls).toEqual(['GET /api/auth/check']);
    session.check();
    await pass(999);
    expect(server.calls).toHaveLength(1);
    await pass(1);
    expect(server.calls).toHaveLength(2);
  });

  it('finds who is signed in', async () => {
    server.signedIn = people.moderator;
    expect((await started()).read()).toEqual({ status: 'in', user: people.moderator });
  });

  it('finds nobody signed in', async () => {
    expect((await started()).read()).toEqual({ status: 'out' });
  });

  it('says that the server is unavailable, and checks again by itself', async () => {
    server.isDown = true;
    server.signedIn = people.admin;
    const session = await started();
    expect(session.read()).toMatchObject({ status: 'out', problem: { status: 0 } });
    server.isDown = false;
    await pass(6000);
    expect(session.read()).toEqual({ status: 'in', user: people.admin });
  });

  it('does not interrupt work while the server is unavailable', async () => {
    server.signedIn = people.admin;
    const session = await started();
    server.isDown = true;
    session.check();
    await pass(1000);
    expect(session.read()).toEqual({ status: 'in', user: people.admin });
  });

  it('keeps the screen when the session has ended', async () => {
    server.signedIn = people.admin;
    const session = await started();
    server.signedIn = null;
    session.check();
    await pass(1000);
    expect(session.read()).toEqual({ status: 'expired', user: people.admin });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('passes on the server’s message, and signs in', async () => {
    const session = await started();
    expect(await session.login('selin', 'yanlış')).toMatchObject({ message: 'Kullanıcı adı veya şifre hatalı.' });
    expect(session.read()).toEqual({ status: 'out' });
    expect(await session.login('selin', 'parola')).toBeNull();
    expect(session.read()).toEqual({ status: 'in', user: people.admin });
  });

  it.each([
    [{ error: 'Kapalı' }, 'Kapalı'],
    [{}, 'Giriş başarısız'],
  ])('%j reads as %s', async (body, message) => {
    const session = await started();
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }));
    expect(await session.login('selin', 'parola')).toMatchObject({ message });
  });

  it('again as the same user resumes waiting calls', async () => {
    server.signedIn = people.admin;
    const session = await started();
    const waiting = session.signInAgain();
    expect(session.read().status).toBe('expired');
    await session.login('selin', 'parola');
    await expect(waiting).resolves.toBeUndefined();
  });

  it('as another user clears everything of the former one', async () => {
    server.signedIn = people.admin;
    const session = await started();
    void session.signInAgain();
    await session.login('asistan', 'parola');
    expect(onOtherUser).toHaveBeenCalledOnce();
    expect(session.read().status).toBe('expired');
  });

  it('is not awaited by an aborted call', async () => {
    server.signedIn = people.admin;
    const session = await started();
    const abort = new AbortController();
    const waiting = session.signInAgain(abort.signal);
    abort.abort(new Error('no longer wanted'));
    await expect(waiting).rejects.toThrow('no longer wanted');
  });
});

describe('signing out', () => {
  const both = async () => {
    server.signedIn = people.admin;
    return [await started(), await started()] as const;
  };
  const reports = async (session: Session, status: string) => {
    await vi.waitFor(() => expect(session.read().status).toBe(status), 30_000);
  };

  it('clears cached data, and rejects waiting calls', async () => {
    server.signedIn = people.admin;
    const session = await started();
    const waiting = expect(session.signInAgain()).rejects.toThrow('signed out');
    await session.logout();
    expect(session.read()).toEqual({ status: 'out' });
    expect(onSignedOut).toHaveBeenCalledOnce();
    await waiting;
  });

  it('reaches the other tabs, and so does the next sign-in', async () => {
    const [one, other] = await both();
    await one.logout();
    await reports(other, 'out');
    await one.login('selin', 'parola');
    await vi.waitFor(async () => {
      await pass(1000);
      expect(other.read().status).toBe('in');
    }, 30_000);
  });

  it('rejects when the server cannot be reached', async () => {
    server.signedIn = people.admin;
    const session = await started();
    server.isDown = true;
    await expect(session.logout()).rejects.toThrow();
    expect(session.read().status).toBe('in');
  });
});
