import type { ServiceContext } from '@practice/service-kit';
import { type StoredUser, toUsernameKey } from '../users/user.model.ts';

/** A browser in which these users have signed in before; the gateway vouches for it. */
export type Device = { id: string; userIds: string[] };

/** What a wrong password counts for. */
export type Subjects = {
  main: string;
  /** Counted beside it, with a limit several times as high: whole offices share one. */
  address?: string;
};

/**
 * Whom an attempt to sign in counts for: the name as typed, whether there is such a user or not, and the caller's
 * address. A browser in which the user has signed in before counts by itself, so that strangers, also those at the same
 * address, cannot lock somebody out of her own.
 */
export function subjectsOfSignIn(ctx: ServiceContext, attempt: SignIn): Subjects {
  const { username, user, device } = attempt;
  const userId = user && String(user._id);
  if (device && userId && device.userIds.includes(userId)) return { main: `${deviceOf(userId)}${device.id}` };
  return { main: nameOf(username), address: `address:${ctx.address}` };
}

type SignIn = { username: string; user: StoredUser | null; device: Device | null };

/** Whom the password counts for that somebody who is signed in is asked for again. */
export function subjectsOfUser(userId: string): Subjects {
  return { main: `user:${userId}` };
}

/** The filter of all that is counted of a user, but for addresses. */
export function attemptsOf({ _id, username }: StoredUser) {
  const userId = String(_id);
  const known = [nameOf(username), subjectsOfUser(userId).main];
  return { $or: [{ _id: { $in: known } }, { _id: { $regex: `^${deviceOf(userId)}` } }] };
}

function nameOf(username: string): string {
  return `name:${toUsernameKey(username)}`;
}

function deviceOf(userId: string): string {
  return `device:${userId}:`;
}
