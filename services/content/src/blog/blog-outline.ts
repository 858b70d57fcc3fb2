import { type BlogPostRecord, toSlug } from '@practice/contracts';
import { pageHtml, plainText } from '@practice/service-kit';

type BlogHeading = { id: string; text: string; level: number };

type BlogOutline = { html: string; headings: BlogHeading[] };

const known = new WeakMap<BlogPostRecord, BlogOutline>();

/** The outline of a post that was read; made once for all fields that show a part of it. */
export function outlineOf(post: BlogPostRecord): BlogOutline {
  let outline = known.get(post);
  if (!outline) {
    outline = blogOutline(pageHtml(post.content));
    known.set(post, outline);
  }
  return outline;
}

/** Clean HTML with an id on each second and third level heading that has a text, and these headings in their order. */
export function blogOutline(content: string): BlogOutline {
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
