/**
 * A name that no mail program makes a link of, whatever was typed as one: dots inside of words are followed by a space,
 * and the other signs of addresses are gone.
 */
export function withoutLinks(name: string): string {
  return name
    .replace(/[/\\:@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
