import { headMark } from './head-html.ts';
import type { HeadTag } from './head-tags.ts';

/** Replaces the last page's elements in the document's head. */
export function applyHead(tags: readonly HeadTag[], target: Document = document): void {
  for (const old of target.head.querySelectorAll(`[${headMark}]:not(title)`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      target.title = text ?? '';
      continue;
    }
    const element = target.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) element.setAttribute(name, value);
    if (text) element.textContent = text;
    target.head.append(element);
  }
}
