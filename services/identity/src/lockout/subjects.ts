import type { ServiceContext } from '@practice/service-kit';
import { type StoredUser, toUsernameKey } from '../users/user.model.ts';

/** A browser in which these users have signed in before, verified by the gateway. */
export type Device = { id: string; userIds: string[] };

/** The subjects that a wrong password counts against. */
export type Subjects = {
  main: string;
  /** Counted as well, with a higher limit: whole offices share an address. */
  address?: string;
};

/**
 * The subjects of a sign-in: the name as typed, whether it exists or not, and the caller's address. A browser in which
 * the user has signed in before is a subject of its own, so that strangers, also at the same address, cannot lock the
 * user out of it.
 */
export function subjectsOfSignIn(ctx: ServiceContext, attempt: SignIn): Subjects {
  const { username, user, device } = attempt;
  const userId = user && String(user._id);
  if (device && userId && device.userIds.includes(userId)) return { main: `${deviceOf(userId)}${device.id}` };
  return { main: nameOf(username), address: `address:${ctx.address}` };
}

type SignIn = { username: string; user: StoredUser | null; device: Device | null };

/**
 * The subjects of a sign-in with a passkey: its user's passkeys, and the caller's address unless the browser is known.
 * Passkeys that are unknown count for the address alone.
 */
export function subjectsOfPasskey(ctx: ServiceContext, userId: string | null, device: Device | null): Subjects {
  const address = `address:${ctx.address}`;
  if (userId === null) return { main: `passkey:${address}`, address };
  return { main: passkeysOf(userId), ...(device?.userIds.includes(userId) ? {} : { address }) };
}

/**
 * The subject of wrong codes of a user. A browser in which the user has signed in before is one of its own, so that a
 * stranger who has the password cannot lock the user out of it.
 */
export function subjectOfSecondStep(userId: string, device: Device | null | undefined): string {
  return `second-step:${userId}${device?.userIds.includes(userId) ? `:${device.id}` : ''}`;
}

/** The subject of a password confirmation by a signed-in user. */
export function subjectsOfUser(userId: string): Subjects {
  return { main: `user:${userId}` };
}

/** The filter of all subjects of a user, except addresses. */
export function attemptsOf({ _id, username }: StoredUser) {
  const userId = String(_id);
  const known = [nameOf(username), subjectsOfUser(userId).main, passkeysOf(userId)];
  return { $or: [{ _id: { $in: known } }, { _id: { $regex: `^${deviceOf(userId)}` } }] };
}

function nameOf(username: string): string {
  return `name:${toUsernameKey(username)}`;
}

function passkeysOf(userId: string): string {
  return `passkey:${userId}`;
}

function deviceOf(userId: string): string {
  return `device:${userId}:`;
}
