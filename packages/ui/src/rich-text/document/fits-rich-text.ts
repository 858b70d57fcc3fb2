/** What the editor writes as it was, by element; any other attribute of theirs would be lost. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'h2', 'h3', 'h4', 'br', 'hr', 'blockquote', 'ul', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'].map(
      (name) => [name, []],
    ),
  ),
  ol: ['start'],
  a: ['href'],
  img: ['src', 'alt'],
  table: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Whether the editor can hold some HTML as it is: whether nothing of it, such as a style, would be lost once it is changed there. */
export function fitsRichText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName, attributes }) => {
    const names = kept[localName];
    return names !== undefined && [...attributes].every(({ name }) => names.includes(name));
  });
}
