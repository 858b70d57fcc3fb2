import { isIP } from 'node:net';
import { type SettingKey, settingValue } from '@practice/contracts';

/** How the site spells its addresses: the settings of the category url_management, and `force_https_redirect`. */
export type AddressPolicies = {
  trailingSlash: 'always' | 'never' | 'auto';
  www: 'with_www' | 'without_www' | 'auto';
  isHttpsForced: boolean;
  isLowercase: boolean;
  isTracking: boolean;
};

export function addressPolicies(stored: Readonly<Record<string, string>>): AddressPolicies {
  const value = (key: SettingKey) => settingValue(stored, key);
  return {
    trailingSlash: value('trailing_slash_policy') as AddressPolicies['trailingSlash'],
    www: value('www_redirect_policy') as AddressPolicies['www'],
    isHttpsForced: value('force_https') === 'true' || value('force_https_redirect') === 'true',
    isLowercase: value('url_lowercase_enforce') === 'true',
    isTracking: value('redirect_tracking_enabled') === 'true',
  };
}

/** What has an ending is a file, whose address stays as it is. */
const FILE = /\.[a-z0-9]+$/i;

/** A path as the policies spell it. */
export function spelledPath(path: string, { trailingSlash, isLowercase }: AddressPolicies): string {
  if (path === '/' || FILE.test(path)) return path;
  const plain = isLowercase ? path.replace(/%[\da-f]{2}|[A-Z]+/gi, lowerLetters) : path;
  // At the beginning too: `//x` and `/\\x` would be another host in a Location.
  const clean = plain.replace(/^[/\\]+/, '/');
  if (trailingSlash === 'auto') return plain === path ? path : clean;
  const trimmed = clean.replace(/\/+$/, '') || '/';
  if (trailingSlash === 'never') return path.endsWith('/') || plain !== path ? trimmed : path;
  return path.endsWith('/') && plain === path ? path : `${trimmed === '/' ? '' : trimmed}/`;
}

function lowerLetters(part: string): string {
  return part.startsWith('%') ? part : part.toLowerCase();
}

export type RequestOrigin = { isSecure: boolean; host: string };

/**
 * The origin that the policies want for a request, such as `https://www.ornek.com`; undefined when it is the right one.
 * Only the names of the site are changed, with and without www: on this machine or by an IP address nobody is led away.
 */
export function spelledOrigin(
  { isSecure, host }: RequestOrigin,
  { www, isHttpsForced }: AddressPolicies,
  publicUrl: string,
): string | undefined {
  const own = new URL(publicUrl);
  const bare = (name: string) => name.replace(/^www\./, '');
  const { hostname } = new URL(`http://${host}`);
  const isLocal = hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0 || !hostname.includes('.');
  if (isLocal || bare(hostname) !== bare(own.hostname)) return undefined;
  const name = www === 'auto' ? hostname : (www === 'with_www' ? 'www.' : '') + bare(hostname);
  const isRaised = isHttpsForced && !isSecure && own.protocol === 'https:';
  if (name === hostname && !isRaised) return undefined;
  const port = isRaised ? own.port : new URL(`http://${host}`).port;
  return `${isRaised || isSecure ? 'https' : 'http'}://${name}${port ? `:${port}` : ''}`;
}
