import { randomBytes } from 'node:crypto';
import { readAllSettings } from '@practice/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type HeaderSettings, headerSettings } from './header-settings.ts';
import { localsOf } from './locals.ts';

/** The list of remotes is read from disk, so not for every request. */
const LOOK_AGAIN_MS = 1000;
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** What keeps all headers whatever the settings say: the back office, the API, files and what machines read. */
const GUARDED = /^\/+(admin|api|graphql|remotes|assets|uploads|share|metrics|healthz|readyz)(\/|\.json$|$)/i;
/** Those that pages of the site may go without (`security_headers_enabled`). */
const ADDITIONAL = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * Security headers of every response. Only scripts with the response's nonce run, and what they load; pages have a policy
 * of their own, by hashes.
 */
export class SecurityHeaders {
  readonly #remoteOrigins: () => readonly string[];
  /** As the last request found them; files of builds, for which none are read, get these. */
  #settings: HeaderSettings | undefined;

  /** `remoteOrigins` are those of remotes at other addresses: see `recentOrigins`. */
  constructor(remoteOrigins: () => readonly string[]) {
    this.#remoteOrigins = remoteOrigins;
  }

  readonly #helmet = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

  readonly #own: RequestHandler = (request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    localsOf(response).nonce = nonce;
    const own = [`'nonce-${nonce}'`];
    const policy = contentSecurityPolicy({ scripts: own, styles: own, origins: this.#remoteOrigins() });
    response.set('Content-Security-Policy', policy);
    response.set('Permissions-Policy', PERMISSIONS);
    // Nothing is said about https before it is known what the practice wants: browsers would keep it for a year.
    if (this.#settings) setHsts(request, response, this.#settings);
    next();
  };

  /** Run first, before anything that may refuse the request. */
  readonly first: RequestHandler[] = [this.#helmet, this.#own];

  /** Runs once the settings can be read; while they cannot, it is as it was before. */
  readonly bySettings: RequestHandler = async (request, response, next) => {
    const settings = await readAllSettings().then(headerSettings, () => this.#settings);
    if (!settings) return next();
    this.#settings = settings;
    setHsts(request, response, settings);
    localsOf(response).frameAncestors = settings.frameAncestors;
    if (!settings.hasAdditional && !GUARDED.test(request.path)) {
      for (const name of ADDITIONAL) response.removeHeader(name);
    }
    next();
  };
}

function setHsts(request: Request, response: Response, { hsts }: HeaderSettings): void {
  if (request.secure) response.set('Strict-Transport-Security', hsts);
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
