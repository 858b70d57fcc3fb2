import type { SessionUserRecord } from '@practice/contracts';
import { type AuthFailure, askWhoIsSignedIn, sendLogin, sendLogout } from './auth-calls.ts';

export type SessionState =
  | { status: 'checking' }
  /** Nobody is signed in. `problem` says why that could not be found out. */
  | { status: 'out'; problem?: AuthFailure }
  | { status: 'in'; user: SessionUserRecord }
  /** The session is over in the middle of work: the screen stays, and the password is asked for over it. */
  | { status: 'expired'; user: SessionUserRecord };

export type Session = {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Checks with the server who is signed in, 300 ms later and at most once a second. */
  check: () => void;
  /** Null when signed in, else what went wrong. */
  login: (username: string, password: string) => Promise<AuthFailure | null>;
  /** Ends the session here, at the server and in the other tabs. Rejects when the server cannot be told. */
  logout: () => Promise<void>;
  /** A call was refused because the session is over. Resolves when signed in again; rejects when given up. */
  signInAgain: (signal?: AbortSignal | null) => Promise<void>;
  /** Stops timers and listeners. */
  close: () => void;
};

type Options = {
  /** Clears what is kept of the person who was signed in. */
  onSignedOut: () => void;
  /** Somebody else is signed in now: nothing on screen may stay. */
  onOtherUser: () => void;
};

const checkDelay = 300;
const checkInterval = 1000;
/** Milliseconds after which a server in trouble is asked again. */
const recheckDelay = 5000;
const channelName = 'practice-session';
type Message = 'signed-in' | 'signed-out';

/** The one who knows whether somebody is signed in. Tabs of a browser tell each other. */
export function createSession({ onSignedOut, onOtherUser }: Options): Session {
  let state: SessionState = { status: 'checking' };
  let lastUserId: string | undefined;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what changes the state, so that an answer that comes late is not believed. */
  let turn = 0;
  const listeners = new Set<() => void>();
  const waiting = new Set<{ resolve: () => void; reject: (error: Error) => void }>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

  function set(next: SessionState): void {
    turn += 1;
    state = next;
    for (const listener of listeners) listener();
  }

  function enter(user: SessionUserRecord): void {
    if (lastUserId !== undefined && lastUserId !== user.id) {
      onOtherUser();
      return;
    }
    lastUserId = user.id;
    set({ status: 'in', user });
    for (const each of waiting) each.resolve();
    waiting.clear();
  }

  function leave(problem?: AuthFailure): void {
    for (const each of waiting) each.reject(new Error('signed out'));
    waiting.clear();
    set(problem ? { status: 'out', problem } : { status: 'out' });
    onSignedOut();
  }

  function expire(): void {
    if (state.status === 'in') set({ status: 'expired', user: state.user });
    else if (state.status === 'checking' || (state.status === 'out' && state.problem)) leave();
  }

  async function checkNow(): Promise<void> {
    lastCheck = performance.now();
    const began = turn;
    const { user, failure } = await askWhoIsSignedIn();
    if (began !== turn) return;
    if (user) {
      if (state.status !== 'in' || !isSame(state.user, user)) enter(user);
    } else if (failure.status === 401) expire();
    // A server in trouble says nothing about the session of somebody who is at work.
    else if (!isAtWork()) {
      if (state.status === 'checking') leave(failure);
      timer = setTimeout(recheck, recheckDelay);
    }
  }

  function recheck(): void {
    timer = undefined;
    check();
  }

  function isAtWork(): boolean {
    return state.status === 'in' || state.status === 'expired';
  }

  function check(): void {
    if (timer !== undefined) return;
    const wait = Math.max(checkDelay, lastCheck + checkInterval - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      checkNow();
    }, wait);
  }

  function onMessage({ data }: MessageEvent<Message>): void {
    if (data === 'signed-out' && isAtWork()) leave();
    if (data === 'signed-in') check();
  }
  channel?.addEventListener('message', onMessage);

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    async login(username, password) {
      const { user, failure } = await sendLogin(username, password);
      if (!user) return failure;
      enter(user);
      channel?.postMessage('signed-in' satisfies Message);
      return null;
    },
    async logout() {
      await sendLogout();
      leave();
      channel?.postMessage('signed-out' satisfies Message);
    },
    signInAgain(signal) {
      expire();
      // Somebody may have signed in in another tab in the meantime.
      check();
      return new Promise((resolve, reject) => {
        if (state.status !== 'expired') return reject(new Error('signed out'));
        const entry = { resolve, reject };
        waiting.add(entry);
        signal?.addEventListener('abort', () => {
          waiting.delete(entry);
          reject(signal.reason);
        });
      });
    },
    close() {
      clearTimeout(timer);
      channel?.close();
      listeners.clear();
    },
  };
}

function isSame(one: SessionUserRecord, other: SessionUserRecord): boolean {
  return one.id === other.id && one.username === other.username && one.role === other.role;
}
