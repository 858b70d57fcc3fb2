import type { HeadTag } from './head-tags.ts';

/** Attribute of the elements that navigation replaces. */
export const headMark = 'data-head';

/** The tags as HTML. All data is escaped; scripts are data, which no content security policy has to allow. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const all = { ...attributes, [headMark]: '' };
      const open = `<${tag}${Object.entries(all)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}>`;
      if (tag === 'meta' || tag === 'link') return open;
      return `${open}${tag === 'script' ? escapeScript(text ?? '') : escapeHtml(text ?? '')}</${tag}>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON for a script element, escaped so that it cannot end the element or open a comment. */
function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
