/**
 * The address of the map to embed, out of the setting office_map_embed: an https address, or the `<iframe>` text that
 * map services hand out. Anything else (scripts, http, other schemes) gives undefined, so that the placeholder stands.
 */
export function mapAddress(setting: string): string | undefined {
  const address = (/<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(setting)?.[1] ?? setting).trim();
  const plain = address.replaceAll('&amp;', '&');
  if (!/^https:\/\/[^\s<>"']+$/i.test(plain) || !URL.canParse(plain)) return undefined;
  const url = new URL(plain);
  return url.username || url.password ? undefined : url.href;
}

/** Where a tap on the address leads: a map search for it. */
export function directionsTo(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
}
