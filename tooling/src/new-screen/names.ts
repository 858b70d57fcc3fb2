/** The words of a kind of records, in every form that files and code write them in. */
export type Names = { many: string; one: string; nouns: { one: string; many: string } };

/**
 * The singular of an English plural in kebab case: `local-pages` gives `local-page`, `categories` gives `category`.
 * Other words need `--one`.
 */
export function singular(many: string): string {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  return many.endsWith('s') ? many.slice(0, -1) : many;
}

/** `local-pages` as `localPages`. */
export function camel(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `local-pages` as `LocalPages`. */
export function pascal(kebab: string): string {
  const name = camel(kebab);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A template, whose records are things, for other records; `Şey` and `Şeyler` are what people read. */
export function rename(template: string, { many, one, nouns }: Names): string {
  const words: Record<string, string> = {
    'kebab-things': many,
    'kebab-thing': one,
    Things: pascal(many),
    things: camel(many),
    Thing: pascal(one),
    thing: camel(one),
    Şeyler: nouns.many,
    şeyler: nouns.many.toLocaleLowerCase('tr'),
    Şey: nouns.one,
    şey: nouns.one.toLocaleLowerCase('tr'),
  };
  return template.replace(/kebab-things?|(?<![a-z])things?|Things?|[Şş]ey(?:ler)?/g, (word) => words[word] ?? word);
}
