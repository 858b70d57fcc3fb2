/** Reads an address, a relative one against `base`; undefined for any other text. Works without `URL.canParse`. */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
