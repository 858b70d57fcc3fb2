import { GONE, isSitePath, pathKey } from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { cameByHttps } from '../edge/came-by-https.ts';
import { localsOf } from '../edge/locals.ts';
import { searchOf } from '../edge/search-of.ts';
import { isOwnRequest } from '../url-health/own-request.ts';
import { type AddressPolicies, addressPolicies, spelledOrigin, spelledPath } from './address-policies.ts';
import { sendGone } from './gone-page.ts';
import type { RedirectList } from './redirects.ts';

type Options = { redirects: RedirectList; publicUrl: string };

/** The API, files of builds and what programs ask have their own addresses, which nothing changes. */
const NOT_OURS = /^\/(api|graphql|remotes|assets|uploads|share|metrics|healthz|readyz)(\/|\.json$|$)/i;
const MOVED_FOR_GOOD = 301;
/** Addresses of the site that are elsewhere now, by their keys. */
const former = new Map([['/appointment', { toUrl: '/randevu', type: 308 }]]);
/** What log and metrics call what is led on. */
const ROUTE = 'redirect';

/**
 * Leads visitors on: by a redirect of the staff, and to the spelling that the settings want (slash at the end, capitals,
 * www, https); for GET and HEAD alone. However much is wrong with an address, there is one redirect.
 */
export function siteAddresses({ redirects, publicUrl }: Options): RequestHandler {
  return async (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_OURS.test(request.path)) return next();
    const policies = addressPolicies(await readAllSettings().catch(() => ({})));
    const found = await redirects.find(request.path);
    if (found && policies.isTracking && !isOwnRequest(request)) redirects.count(found.redirect);
    const led = found ? { toUrl: found.toUrl, type: found.redirect.redirectType } : former.get(pathKey(request.path));
    if (led) {
      localsOf(response).route = ROUTE;
      response.set('Cache-Control', 'no-cache');
      if (led.type === GONE) return sendGone(response);
      return response.redirect(led.type, targetOf(request, led.toUrl, { policies, publicUrl }));
    }
    const origin = originOf(request, policies, publicUrl);
    const path = spelledPath(request.path, policies);
    if (origin === undefined && path === request.path) return next();
    localsOf(response).route = ROUTE;
    response.set('Cache-Control', 'no-cache');
    response.redirect(MOVED_FOR_GOOD, (origin ?? '') + path + searchOf(request));
  };
}

/** The target of a redirect in its final spelling; the visitor's query goes along where the target has none. */
function targetOf(
  request: Request,
  target: string,
  { policies, publicUrl }: { policies: AddressPolicies; publicUrl: string },
) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const rest = (query || searchOf(request)) + hash;
  if (!isSitePath(target)) return path + rest;
  return (originOf(request, policies, publicUrl) ?? '') + spelledPath(path, policies) + rest;
}

function originOf(request: Request, policies: AddressPolicies, publicUrl: string): string | undefined {
  if (policies.www === 'auto' && !policies.isHttpsForced) return undefined;
  const { host = '' } = request.headers;
  const isSecure = cameByHttps(request);
  return URL.canParse(`http://${host}`) ? spelledOrigin({ isSecure, host }, policies, publicUrl) : undefined;
}
