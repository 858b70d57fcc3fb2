import { passkeyOptions, passkeyOptionsInput, passkeySignInInput, sessionUserRecord, z } from '@practice/contracts';
import { assertWithinLimit, callService, DomainError, readInput } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { contextOf } from '../edge/request-context.ts';
import type { AuthDeps, AuthRoute } from './auth-route.ts';
import { readDevice } from './device-cookie.ts';
import { attemptsOf, enter } from './enter.ts';

/** Signing in with a passkey; making and removing them is up to identity. */
export const passkeyRoutes: AuthRoute[] = [
  {
    method: 'post',
    path: '/api/auth/passkey/options',
    handle: offerPasskey,
    summary: 'A challenge for signing in with a passkey, or for the second step after a right password.',
    body: passkeyOptionsInput,
    isPublic: true,
    sessionOnly: true,
    response: passkeyOptions,
  },
  {
    method: 'post',
    path: '/api/auth/passkey',
    handle: signInWithPasskey,
    summary: 'Opens a session for whoever has answered a challenge with their passkey.',
    body: passkeySignInInput,
    isPublic: true,
    sessionOnly: true,
    response: z.object({ user: sessionUserRecord }),
    problems: ['PASSKEY_REFUSED'],
  },
];

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS; UNAUTHENTICATED for a second step without a right password. */
async function offerPasskey(deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const { isSecondStep } = readInput(ctx, 'session:open', passkeyOptionsInput, request.body ?? {});
  const userId = isSecondStep ? request.session.pendingUserId : null;
  if (userId === undefined) throw new DomainError('UNAUTHENTICATED');
  await assertWithinLimit(attemptsOf(ctx, readDevice(request, deps)), 'passkey-challenge');
  response.json(await callService('identity', 'offerPasskey', { userId }, ctx));
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, PASSKEY_REFUSED, ACCOUNT_LOCKED. */
async function signInWithPasskey(deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', passkeySignInInput, request.body ?? {});
  const device = readDevice(request, deps);
  await assertWithinLimit(attemptsOf(ctx, device), 'login');
  await enter(deps, request, response, await callService('identity', 'authenticatePasskey', { ...input, device }, ctx));
}
