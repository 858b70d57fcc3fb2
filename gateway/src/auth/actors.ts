import { createHash } from 'node:crypto';
import type { Role } from '@practice/contracts';
import { type Actor, callService } from '@practice/service-kit';
import { TtlCache } from './ttl-cache.ts';

type SessionUser = Awaited<ReturnType<typeof callService<'identity', 'findSessionUser'>>>;
type TokenUser = Awaited<ReturnType<typeof callService<'identity', 'findTokenUser'>>>;

/**
 * Who a session or an access token belongs to. Users are held for a few seconds, so that a page's requests ask once; a
 * change to a user (`user.changed`) is followed at once by `forget`.
 */
export class Actors {
  readonly #users = new TtlCache<SessionUser>();
  /** By hash: a token itself is kept nowhere. */
  readonly #tokens = new TtlCache<TokenUser>();

  /** Null when the user is gone, is not active any more, or has another stamp than at the sign-in. */
  async find(userId: string, stamp: string): Promise<Actor | null> {
    const user = await this.#users.get(userId, () => callService('identity', 'findSessionUser', { userId }));
    if (!user || user.stamp !== stamp) return null;
    return { userId: user.userId, username: user.username, role: user.role as Role, scope: 'read-write' };
  }

  /** Null when there is no such token, it is over, or its owner may not come in. */
  async findByToken(token: string): Promise<Actor | null> {
    const key = createHash('sha256').update(token).digest('base64');
    const found = await this.#tokens.get(key, () => callService('identity', 'findTokenUser', { token }));
    return found && { ...found, role: found.role as Role };
  }

  /** Asks anew for a user, or for all when null; and for all tokens, since it is not always known yet whose they are. */
  forget(userId: string | null): void {
    if (userId === null) this.#users.clear();
    else this.#users.delete(userId);
    this.#tokens.clear();
  }
}
