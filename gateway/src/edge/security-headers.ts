import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { localsOf } from './locals.ts';

const HSTS = 'max-age=31536000; includeSubDomains';
/** The list of remotes is read from disk, so not for every request. */
const LOOK_AGAIN_MS = 1000;
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/**
 * Security headers of every response. Only scripts with the response's nonce run, and what they load; pages have a policy
 * of their own, by hashes. `remoteOrigins` are those of remotes at other addresses: see `recentOrigins`.
 */
export function securityHeaders(remoteOrigins: () => readonly string[]): RequestHandler[] {
  const withHelmet = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const own: RequestHandler = (request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    localsOf(response).nonce = nonce;
    const own = [`'nonce-${nonce}'`];
    const policy = contentSecurityPolicy({ scripts: own, styles: own, origins: remoteOrigins() });
    response.set('Content-Security-Policy', policy);
    response.set('Permissions-Policy', PERMISSIONS);
    if (request.secure) response.set('Strict-Transport-Security', HSTS);
    next();
  };
  return [withHelmet, own];
}

/** Origins that a page may ask for manifests and fonts of remotes; looked up at most once a second. */
export function recentOrigins(origins: () => string[]): () => readonly string[] {
  let recent: readonly string[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (Date.now() - lookedAt > LOOK_AGAIN_MS) {
      recent = origins();
      lookedAt = Date.now();
    }
    return recent;
  };
}
