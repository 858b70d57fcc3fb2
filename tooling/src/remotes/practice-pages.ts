const LIMIT_MS = 5000;

/** Paths of the pages that visitors of a running product find, from its sitemap; none when it does not answer. */
export async function practicePages(url: string): Promise<string[]> {
  try {
    const response = await fetch(new URL('/sitemap.xml', url), { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) return [];
    const addresses = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...addresses].flatMap(([, address = '']) => (URL.canParse(address) ? [new URL(address).pathname] : []));
  } catch {
    return [];
  }
}
