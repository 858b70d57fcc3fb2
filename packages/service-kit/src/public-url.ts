let origin = '';

/** Sets the site's public URL; from PUBLIC_URL. */
export function setPublicUrl(url: string | undefined): void {
  origin = url === undefined ? '' : new URL(url).origin;
}

/** The origin that links sent to people begin with, such as `https://example.org`; '' in a process without PUBLIC_URL. */
export function publicOrigin(): string {
  return origin;
}
