import { addressKey, GONE, isSitePath, mergedQuery, pathKey, type RedirectRule } from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { cameByHttps } from '../edge/came-by-https.ts';
import { localsOf } from '../edge/locals.ts';
import { searchOf } from '../edge/search-of.ts';
import { isOwnRequest } from '../url-health/own-request.ts';
import { type AddressPolicies, addressPolicies, spelledOrigin, spelledPath } from './address-policies.ts';
import { sendGone } from './gone-page.ts';
import type { RedirectList } from './redirects.ts';

type Options = {
  redirects: RedirectList;
  publicUrl: string;
  /** Every path that visitors find, as `pathKey` spells it. */
  paths: () => Promise<ReadonlySet<string>>;
};

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
export function siteAddresses({ redirects, publicUrl, paths }: Options): RequestHandler {
  return async (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_OURS.test(request.path)) return next();
    const policies = addressPolicies(await readAllSettings().catch(() => ({})));
    const hit = await redirects.find(request.path + searchOf(request));
    const found = hit && (await isPage(hit.redirect, request.path, paths)) ? undefined : hit;
    if (found && policies.isTracking && !isOwnRequest(request)) redirects.count(found.redirect);
    const led = found ? { toUrl: found.toUrl, type: found.redirect.redirectType } : former.get(pathKey(request.path));
    if (led) {
      localsOf(response).route = ROUTE;
      response.set('Cache-Control', 'no-cache');
      if (led.type === GONE) return sendGone(response);
      const source = found?.redirect.fromUrl ?? '';
      return response.redirect(led.type, targetOf(request, { target: led.toUrl, source }, { policies, publicUrl }));
    }
    const origin = originOf(request, policies, publicUrl);
    const path = spelledPath(await inLatinLetters(request.path, paths), policies);
    if (origin === undefined && path === request.path) return next();
    localsOf(response).route = ROUTE;
    response.set('Cache-Control', 'no-cache');
    response.redirect(MOVED_FOR_GOOD, (origin ?? '') + path + searchOf(request));
  };
}

/** Whether a path is that of a page, and a redirect's source the same in Turkish letters alone: it is older than that rule. */
async function isPage({ fromUrl, matchType }: RedirectRule, path: string, paths: Options['paths']): Promise<boolean> {
  const key = pathKey(path);
  return matchType === 'exact' && pathKey(fromUrl) !== key && (await paths().catch(() => new Set())).has(key);
}

/** The path of a page of the site whose address was written with capitals or Turkish letters; any other path as it is. */
async function inLatinLetters(path: string, paths: Options['paths']): Promise<string> {
  const key = addressKey(path);
  // No address of a page has capitals.
  if (key === pathKey(path) && !/[A-Z]/.test(path)) return path;
  const known = await paths().catch(() => new Set());
  return known.has(key) ? key : path;
}

/** The target of a redirect in its final spelling, with the visitor's query. */
function targetOf(
  request: Request,
  { target, source }: { target: string; source: string },
  { policies, publicUrl }: { policies: AddressPolicies; publicUrl: string },
) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const rest = mergedQuery(query, searchOf(request), source) + hash;
  if (!isSitePath(target)) return path + rest;
  return (originOf(request, policies, publicUrl) ?? '') + spelledPath(path, policies) + rest;
}

function originOf(request: Request, policies: AddressPolicies, publicUrl: string): string | undefined {
  if (policies.www === 'auto' && !policies.isHttpsForced) return undefined;
  const { host = '' } = request.headers;
  const isSecure = cameByHttps(request);
  return URL.canParse(`http://${host}`) ? spelledOrigin({ isSecure, host }, policies, publicUrl) : undefined;
}
