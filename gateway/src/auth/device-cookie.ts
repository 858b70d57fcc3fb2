import { createHmac, randomBytes } from 'node:crypto';
import { isSameSignature } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { cookieOf, portSuffix } from './session-cookie.ts';

/** A browser and its users, the last sign-in first. */
export type Device = { id: string; userIds: string[] };

type Options = { secret: string; publicUrl: string };

/** The longest that browsers keep a cookie. */
const LIFETIME_MS = 400 * 86_400_000;
const MAX_USERS = 8;
const PATH = '/api/auth';
const SHAPE = /^[\w-]{22}(\.[0-9a-f]{24})+$/;

/** The browser of a request, when somebody has signed in with it before; null when its cookie is missing or not ours. */
export function readDevice(request: Request, { secret, publicUrl }: Options): Device | null {
  const [text = '', signature = ''] = cookieOf(request, nameOf(request, publicUrl))?.split('~') ?? [];
  if (!SHAPE.test(text) || !isSameSignature(signature, sign(text, secret))) return null;
  const [id = '', ...userIds] = text.split('.');
  return { id, userIds };
}

/**
 * Remembers in the browser that a user has signed in with it. Wrong passwords from it are then counted separately from
 * those of strangers. It gives no access by itself, and signing out leaves it.
 */
export function rememberDevice(
  request: Request,
  response: Response,
  { userId, ...options }: Options & { userId: string },
) {
  const { id, userIds } = readDevice(request, options) ?? { id: randomBytes(16).toString('base64url'), userIds: [] };
  const users = [userId, ...userIds.filter((each) => each !== userId)].slice(0, MAX_USERS);
  const text = [id, ...users].join('.');
  response.cookie(nameOf(request, options.publicUrl), `${text}~${sign(text, options.secret)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
    path: PATH,
    maxAge: LIFETIME_MS,
  });
}

function nameOf({ secure }: Request, publicUrl: string): string {
  return secure ? '__Secure-practice-device' : `practice-device${portSuffix(publicUrl)}`;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`device:${text}`).digest('base64url');
}
