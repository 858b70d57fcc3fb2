/**
 * A name that no mail program turns into a link: dots inside words are followed by a space, and other characters of
 * URLs are removed.
 */
export function withoutLinks(name: string): string {
  return name
    .replace(/[/\\:@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
