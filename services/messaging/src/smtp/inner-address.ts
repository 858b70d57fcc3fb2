import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const LOOKUP_MS = 5000;

/** Addresses that are not of the public internet (RFC 6890), and those that hold another address in themselves. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address is of this machine or of a network behind it. */
export function isInnerAddress(address: string): boolean {
  return inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The addresses of a host, resolved once: what is checked is what is connected to.
 * @throws Error of node:dns, ENOTFOUND for a name that no host has; ETIMEDOUT after five seconds.
 */
export async function addressesOf(host: string): Promise<string[]> {
  if (isIP(host)) return [host];
  const late = new AbortController();
  const found = await Promise.race([
    lookup(host, { all: true }),
    setTimeout(LOOKUP_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]).finally(() => late.abort());
  if (!found) throw Object.assign(new Error('timeout of the name'), { code: 'ETIMEDOUT' });
  return found.map(({ address }) => address);
}
