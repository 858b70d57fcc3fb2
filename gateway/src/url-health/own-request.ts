import { randomBytes } from 'node:crypto';
import type { Request } from 'express';

/** Known to this process alone, so that nobody else can pass for it. */
const secret = randomBytes(32).toString('base64url');
const HEADER = 'x-own-check';

/** Marks a request that this gateway sends to itself. */
export const ownRequestHeaders: Record<string, string> = { [HEADER]: secret };

/** Whether this gateway sent a request to itself to check an address: it is no visit, and no limit counts it. */
export function isOwnRequest({ headers }: Pick<Request, 'headers'>): boolean {
  return headers[HEADER] === secret;
}
