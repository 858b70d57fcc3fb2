import { toSlug } from '@practice/contracts';
import { plainText } from '@practice/service-kit';

export type BlogHeading = { id: string; text: string; level: number };

/** Clean HTML with an id on each second and third level heading that has a text, and these headings in their order. */
export function blogOutline(content: string): { html: string; headings: BlogHeading[] } {
  const headings: BlogHeading[] = [];
  const taken = new Set<string>();
  const html = content.replace(/<h([23])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) => {
    const text = plainText(inner);
    if (!text) return whole;
    const id = freeId(toSlug(text) || 'bolum', taken);
    headings.push({ id, text, level: Number(level) });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html, headings };
}

/** Prefixed, so that a heading never has the id of something else on the page. */
function freeId(slug: string, taken: Set<string>): string {
  let id = `yazi-${slug}`;
  for (let number = 2; taken.has(id); number += 1) id = `yazi-${slug}-${number}`;
  taken.add(id);
  return id;
}
