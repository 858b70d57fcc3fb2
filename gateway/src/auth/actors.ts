import type { Role } from '@practice/contracts';
import { type Actor, ask } from '@practice/service-kit';

const FRESH_MS = 5000;
const MOST_HELD = 1000;

type SessionUser = Awaited<ReturnType<typeof ask<'identity', 'findSessionUser'>>>;

/**
 * Who a session belongs to. Users are held for a few seconds, so that a page's requests ask once; a change to a user
 * is followed at once by `forget`.
 */
export class Actors {
  readonly #held = new Map<string, { until: number; user: Promise<SessionUser> }>();

  /** Null when the user is gone, is not active any more, or has another stamp than at the sign-in. */
  async find(userId: string, stamp: string): Promise<Actor | null> {
    const user = await this.#read(userId);
    if (!user || user.stamp !== stamp) return null;
    return { userId: user.userId, username: user.username, role: user.role as Role, scope: 'read-write' };
  }

  forget(userId: string): void {
    this.#held.delete(userId);
  }

  #read(userId: string): Promise<SessionUser> {
    const held = this.#held.get(userId);
    if (held && held.until > Date.now()) return held.user;
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    const user = ask('identity', 'findSessionUser', { userId });
    this.#held.set(userId, { until: Date.now() + FRESH_MS, user });
    user.catch(() => this.#held.delete(userId));
    return user;
  }
}
