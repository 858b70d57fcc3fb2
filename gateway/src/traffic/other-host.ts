const HOST = /^[a-z0-9.-]{1,100}$/;

/** The host that a link was at; '' for a page of the site, and for what no host can be. */
export function otherHost(referer: string, host: string): string {
  if (!URL.canParse(referer)) return '';
  const { hostname, host: full, protocol } = new URL(referer);
  return full !== host && protocol.startsWith('http') && HOST.test(hostname) ? hostname.replace(/^www\./, '') : '';
}
