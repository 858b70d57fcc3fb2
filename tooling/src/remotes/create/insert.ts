/**
 * Puts text into a source before or after the last place that a pattern finds.
 * @throws Error when it finds none: the file no longer looks as the template expects.
 */
export function insert(source: string, pattern: RegExp, where: 'before' | 'after', text: string): string {
  const match = [...source.matchAll(new RegExp(pattern, 'gm'))].at(-1);
  if (!match) throw new Error(`nothing matches ${pattern}`);
  const at = where === 'before' ? match.index : match.index + match[0].length;
  return source.slice(0, at) + text + source.slice(at);
}
