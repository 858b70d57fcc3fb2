import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The caller's address for limits, lockouts and the audit log: see `addressKey`. A trusted proxy's value is used when
 * it is an IP address, otherwise the connection's.
 */
export function callerAddress(request: Request): string {
  const seen: Request & { [ADDRESS]?: string } = request;
  seen[ADDRESS] ??= addressKey(request.ip) ?? addressKey(request.socket.remoteAddress) ?? 'unknown';
  return seen[ADDRESS];
}

/** Kept with the request: limits and the count of visits both want it of every page. */
const ADDRESS = Symbol('address');

/**
 * One household or office in one form: an IPv4 address, also inside IPv6, or the first half of an IPv6 address, as
 * `2001:db8:77:3::/64`, since its owner chooses the second half freely. A port and a zone are left out. undefined when
 * the text is no IP address.
 */
export function addressKey(text: string | undefined): string | undefined {
  const address = withoutPort(text?.trim() ?? '').replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1');
}

/** The eight numbers of a valid address; the URL parser writes an IPv4 part as two of them. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const numbers = (text = '') => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [front, back] = [numbers(head), numbers(tail)];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}
