import { randomBytes } from 'node:crypto';
import { readSetting } from '@practice/service-kit';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { localsOf } from './locals.ts';

const HSTS = 'max-age=31536000; includeSubDomains';
/** The list of remotes is read from disk, so not for every request. */
const LOOK_AGAIN_MS = 1000;
const NO_FRAMES = "frame-src 'none'";
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/**
 * Security headers of every response. Only scripts with the response's nonce run, and what they load; manifests and
 * fonts may also come from remotes at other addresses (`remoteOrigins`).
 */
export function securityHeaders(remoteOrigins: () => string[]): RequestHandler[] {
  const withHelmet = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  let origins: string[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  const own: RequestHandler = (request, response, next) => {
    if (Date.now() - lookedAt > LOOK_AGAIN_MS) {
      origins = remoteOrigins();
      lookedAt = Date.now();
    }
    const nonce = randomBytes(16).toString('base64');
    localsOf(response).nonce = nonce;
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce, origins));
    response.set('Permissions-Policy', PERMISSIONS);
    if (request.secure) response.set('Strict-Transport-Security', HSTS);
    next();
  };
  return [withHelmet, own];
}

/** Lets a page show the practice's map: frames of the address that the settings name, and of no other. */
export function allowMapFrame(): RequestHandler {
  return async (_request, response, next) => {
    const address = await readSetting('office_map_embed').catch(() => '');
    if (address) {
      const policy = response.get('Content-Security-Policy') ?? '';
      response.set('Content-Security-Policy', policy.replace(NO_FRAMES, `frame-src ${new URL(address).origin}`));
    }
    next();
  };
}

function contentSecurityPolicy(nonce: string, origins: string[]): string {
  const others = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Elements carry computed sizes and positions; an attribute can load nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `font-src 'self'${others}`,
    `connect-src 'self'${others}`,
    NO_FRAMES,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}
