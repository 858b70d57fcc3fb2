import type { Request } from 'express';

const MAX_LENGTH = 200;

/** The token at the end of a link of an e-mail. */
export function linkToken({ params: { token } }: Request): string {
  return typeof token === 'string' ? token.slice(0, MAX_LENGTH) : '';
}
