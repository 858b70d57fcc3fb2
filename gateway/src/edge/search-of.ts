import type { Request } from 'express';

/** The query as it was sent, with its question mark; '' when there is none. */
export function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 || start === originalUrl.length - 1 ? '' : originalUrl.slice(start);
}
