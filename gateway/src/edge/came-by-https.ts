import type { Request } from 'express';

/**
 * Whether a visitor came by https. A proxy that is not trusted is believed this much, so that nobody who came by https is
 * led there again and again; whoever says so falsely only goes without being led.
 */
export function cameByHttps(request: Request): boolean {
  return request.secure || request.get('x-forwarded-proto')?.startsWith('https') === true;
}
