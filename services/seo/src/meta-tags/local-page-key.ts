/** The page key of a city page. */
export function localPageKey(slug: string): string {
  return `local-${slug}`;
}
