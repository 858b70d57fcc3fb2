import { createHash } from 'node:crypto';
import type { Role } from '@practice/contracts';
import { type Actor, callService } from '@practice/service-kit';
import { TtlCache } from './ttl-cache.ts';

type SessionUser = Awaited<ReturnType<typeof callService<'identity', 'findSessionUser'>>>;
type TokenUser = Awaited<ReturnType<typeof callService<'identity', 'findTokenUser'>>>;

/**
 * Finds the user of a session or an access token. Users are cached for a few seconds, so that the requests of one page
 * look them up once; a change to a user (`user.changed`) calls `forget` at once.
 */
export class Actors {
  readonly #users = new TtlCache<SessionUser>();
  /** By the hash of address and token: the token itself is not stored, and each new address is noted. */
  readonly #tokens = new TtlCache<TokenUser>();

  /** `pending` while the user has to set up a second step. Null when the user does not exist, is inactive, or has another security stamp than at the sign-in. */
  async find(userId: string, securityStamp: string): Promise<Actor | null> {
    const user = await this.#users.get(userId, () => callService('identity', 'findSessionUser', { userId }));
    if (!user || user.securityStamp !== securityStamp) return null;
    const role = user.needsTwoStep ? 'pending' : (user.role as Role);
    return { userId: user.userId, username: user.username, role, scope: 'read-write' };
  }

  /** Null when the token is unknown or expired, or its owner inactive. */
  async findByToken(token: string, address: string): Promise<Actor | null> {
    const key = createHash('sha256').update(`${address} ${token}`).digest('base64');
    const found = await this.#tokens.get(key, () => callService('identity', 'findTokenUser', { token, address }));
    return found && { ...found, role: found.role as Role };
  }

  /** Clears a user from the cache, or all when null; and all tokens, whose owners are not always known yet. */
  forget(userId: string | null): void {
    if (userId === null) this.#users.clear();
    else this.#users.delete(userId);
    this.#tokens.clear();
  }
}
