/** The site as it is checked: where this gateway listens, and what the site's own addresses begin with. */
export type CheckedSite = { host: string; port: number; publicUrl: string };

/** Whether an address belongs to the site, with and without www; no other host is ever asked. */
export function isOwnAddress({ protocol, host }: URL, { publicUrl }: CheckedSite): boolean {
  const own = bare(new URL(publicUrl).host);
  return (protocol === 'http:' || protocol === 'https:') && bare(host) === own;
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}

/** The address of a path of the site; undefined for what leads elsewhere, such as `//example.org`. */
export function addressOf(path: string, site: CheckedSite): URL | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, site.publicUrl)) return undefined;
  const url = new URL(path, site.publicUrl);
  return isOwnAddress(url, site) ? url : undefined;
}
