import type { SessionUserRecord } from '@practice/contracts';
import {
  type AuthFailure,
  type AuthResult,
  checkSession,
  sendLogin,
  sendLogout,
  sendSecondStep,
} from './auth-calls.ts';
import { signInWithPasskey } from './passkey-calls.ts';
import { setStaffMark } from './staff-mark.ts';

export type SessionState =
  | { status: 'checking' }
  /** Nobody is signed in. `problem` is set when this could not be checked. */
  | { status: 'out'; problem?: AuthFailure }
  | { status: 'in'; user: SessionUserRecord }
  /** The session ended during work: the screen stays, below a dialog that asks for the password. */
  | { status: 'expired'; user: SessionUserRecord };

export type Session = {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Checks with the server who is signed in, 300 ms later and at most once a second. */
  check: () => void;
  /** Null when signed in, else the failure. */
  login: (username: string, password: string) => Promise<AuthFailure | null>;
  /** The second step of a sign-in whose password was right; null when signed in, else the failure. */
  takeSecondStep: (code: string) => Promise<AuthFailure | null>;
  /** Signs in by a passkey, or takes it as the second step; null when signed in, else the failure. */
  takePasskey: (way: { isSecondStep: boolean }) => Promise<AuthFailure | null>;
  /** Ends the session here, on the server and in the other tabs. Rejects when the server cannot be reached. */
  logout: () => Promise<void>;
  /**
   * Call when the server responded that the session has ended. Resolves after signing in again; rejects when given up.
   */
  signInAgain: (signal?: AbortSignal | null) => Promise<void>;
  /** Stops timers and listeners. */
  close: () => void;
};

type Options = {
  /** Clears cached data of the user who was signed in. */
  onSignedOut: () => void;
  /** Another user is signed in now: nothing on screen may stay. */
  onOtherUser: () => void;
};

const checkDelay = 300;
const checkInterval = 1000;
/** Milliseconds before checking again with a failing server. */
const recheckDelay = 5000;
const channelName = 'practice-session';
type Message = 'signed-in' | 'signed-out';

/** Keeps track of who is signed in, across the tabs of a browser. */
export function createSession({ onSignedOut, onOtherUser }: Options): Session {
  let state: SessionState = { status: 'checking' };
  let lastUserId: string | undefined;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts state changes, so that an outdated response is ignored. */
  let generation = 0;
  const listeners = new Set<() => void>();
  const waiting = new Set<{ resolve: () => void; reject: (error: Error) => void }>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

  function set(next: SessionState): void {
    generation += 1;
    state = next;
    for (const listener of listeners) listener();
  }

  function enter(user: SessionUserRecord): void {
    if (lastUserId !== undefined && lastUserId !== user.id) {
      onOtherUser();
      return;
    }
    lastUserId = user.id;
    setStaffMark(true);
    set({ status: 'in', user });
    for (const each of waiting) each.resolve();
    waiting.clear();
  }

  function enterBy({ user, failure }: AuthResult): AuthFailure | null {
    if (!user) return failure;
    enter(user);
    channel?.postMessage('signed-in' satisfies Message);
    return null;
  }

  function leave(problem?: AuthFailure): void {
    for (const each of waiting) each.reject(new Error('signed out'));
    waiting.clear();
    if (!problem) setStaffMark(false);
    set(problem ? { status: 'out', problem } : { status: 'out' });
    onSignedOut();
  }

  function expire(): void {
    if (state.status === 'in') set({ status: 'expired', user: state.user });
    else if (state.status === 'checking' || (state.status === 'out' && state.problem)) leave();
  }

  async function checkNow(): Promise<void> {
    lastCheck = performance.now();
    const began = generation;
    const { user, failure } = await checkSession();
    if (began !== generation) return;
    if (user) {
      if (state.status !== 'in' || !isSame(state.user, user)) enter(user);
    } else if (failure.status === 401) expire();
    // A failing server does not end the session of somebody at work.
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
    login: async (username, password) => enterBy(await sendLogin(username, password)),
    takeSecondStep: async (code) => enterBy(await sendSecondStep(code)),
    takePasskey: async (way) => enterBy(await signInWithPasskey(way)),
    async logout() {
      await sendLogout();
      leave();
      channel?.postMessage('signed-out' satisfies Message);
    },
    signInAgain(signal) {
      expire();
      // Somebody may have signed in in another tab meanwhile.
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
  const isSamePerson = one.id === other.id && one.username === other.username;
  return isSamePerson && one.role === other.role && one.needsTwoStep === other.needsTwoStep;
}
