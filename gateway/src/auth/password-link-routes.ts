import { forgotPasswordInput, passwordLink, readPasswordLinkInput, resetPasswordInput } from '@practice/contracts';
import { assertWithinLimit, callService, readInput } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { contextOf } from '../edge/request-context.ts';
import type { AuthDeps, AuthRoute } from './auth-route.ts';

/** Passwords that are chosen by a link from an e-mail. */
export const passwordLinkRoutes: AuthRoute[] = [
  {
    method: 'post',
    path: '/api/auth/forgot-password',
    handle: forgotPassword,
    summary: 'Sends a link for a new password to an e-mail address, if somebody has it; the answer does not say.',
    body: forgotPasswordInput,
    isPublic: true,
    sessionOnly: true,
  },
  {
    method: 'post',
    path: '/api/auth/password-link',
    handle: readLink,
    summary: 'Whose password a link from an e-mail sets; the link stays valid.',
    body: readPasswordLinkInput,
    isPublic: true,
    sessionOnly: true,
    response: passwordLink,
    problems: ['LINK_EXPIRED'],
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    handle: resetPassword,
    summary: "Sets a password by a link from an e-mail, once; all of the user's sessions and access tokens end.",
    body: resetPasswordInput,
    isPublic: true,
    sessionOnly: true,
    problems: ['LINK_EXPIRED', 'WEAK_PASSWORD'],
  },
];

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS. */
async function forgotPassword(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', forgotPasswordInput, request.body ?? {});
  await assertWithinLimit(ctx, 'password-link');
  await callService('identity', 'requestPasswordLink', input, ctx);
  response.status(204).end();
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, LINK_EXPIRED. */
async function readLink(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', readPasswordLinkInput, request.body ?? {});
  await assertWithinLimit(ctx, 'login');
  response.json(await callService('identity', 'readPasswordLink', input, ctx));
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, LINK_EXPIRED, WEAK_PASSWORD. */
async function resetPassword(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', resetPasswordInput, request.body ?? {});
  await assertWithinLimit(ctx, 'login');
  await callService('identity', 'resetPassword', input, ctx);
  response.status(204).end();
}
