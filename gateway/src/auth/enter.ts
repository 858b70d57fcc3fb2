import type { SessionUserRecord, StaffRole } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import type { Request, Response } from 'express';
import type { AuthDeps } from './auth-route.ts';
import { type Device, rememberDevice } from './device-cookie.ts';
import { openSession } from './session.ts';

type SignedInUser = { userId: string; username: string; role: string; securityStamp: string; needsTwoStep: boolean };

/** Opens the session of somebody who has signed in, and answers who they are. */
export async function enter(deps: AuthDeps, request: Request, response: Response, found: SignedInUser): Promise<void> {
  await openSession(request, found);
  rememberDevice(request, response, { ...deps, userId: found.userId });
  deps.actors.forget(found.userId);
  response.json({ user: toSessionUser(found) });
}

export function toSessionUser({ userId, username, role, needsTwoStep }: SignedInUser): SessionUserRecord {
  return { id: userId, username, role: role as StaffRole, needsTwoStep };
}

/** Whose attempts are counted together: a known browser by itself, so that strangers at its address cannot use them up. */
export function attemptsOf(ctx: ServiceContext, device: Device | null): ServiceContext {
  return device ? { ...ctx, address: `device:${device.id}` } : ctx;
}
