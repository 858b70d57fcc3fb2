import { isIP } from 'node:net';
import { parseUrl } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { addressKey } from './caller-address.ts';

type Options = { publicUrl: string; isProduction: boolean };

/** The names under which a machine reaches itself. */
export const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests for a foreign host name: with DNS rebinding another site's name could point here and count as this
 * site in the browser. Allowed are the host of `publicUrl`, with and without www, and the names of this machine, in
 * production for callers on it alone. Outside production any IP address is known too: nobody can make that lead
 * elsewhere. A request that names two hosts, in its headers or in its target, is malformed: proxies and caches may take
 * the other one.
 */
export function allowedHostsOnly({ publicUrl, isProduction }: Options): RequestHandler {
  const own = new URL(publicUrl).hostname;
  const known = new Set([own, own.startsWith('www.') ? own.slice('www.'.length) : `www.${own}`]);
  const isKnown = (request: Request) => {
    const name = hostName(request.headers.host);
    if (known.has(name)) return true;
    if (isProduction) return THIS_MACHINE.has(name) && isFromThisMachine(request);
    return THIS_MACHINE.has(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
  };
  return (request, _response, next) => {
    if (!namesOneHost(request)) return next(new DomainError('MALFORMED_REQUEST'));
    next(isKnown(request) ? undefined : new DomainError('UNKNOWN_HOST'));
  };
}

/** Node reads the first of several Host headers, and leaves a target such as `http://example.org/` as it is. */
function namesOneHost({ rawHeaders, headers, originalUrl }: Request): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return false;
  return originalUrl.startsWith('/') || parseUrl(originalUrl)?.host === parseUrl(`http://${headers.host}`)?.host;
}

/** The name in a Host header, in lower case and without the port; empty when there is none. */
export function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function isFromThisMachine({ socket }: Request): boolean {
  const { remoteAddress } = socket;
  return remoteAddress === '::1' || addressKey(remoteAddress)?.startsWith('127.') === true;
}
