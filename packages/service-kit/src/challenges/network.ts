/**
 * The network of an address as limits and the audit log know it: 24 bits of IPv4 (`192.0.2.0/24`), 48 of IPv6. What is no such
 * address is its own network.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (ipv4) return `${ipv4[1]}.0/24`;
  const ipv6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(address);
  return ipv6 ? `${ipv6[1]}::/48` : address;
}
