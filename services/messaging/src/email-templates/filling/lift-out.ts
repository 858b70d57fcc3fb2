import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { hasContent } from './has-content.ts';

/** What a block can stand in. */
const CONTAINERS = new Set(['div', 'center', 'blockquote', 'li', 'td', 'th']);

/**
 * Takes a node out of the paragraph in which it is written, and out of bold or linked words in it. What was before and after
 * it stays, in paragraphs of their own.
 */
export function liftOut(node: ChildNode): void {
  for (let { parent } = node; parent && isTag(parent) && !CONTAINERS.has(parent.name); parent = node.parent) {
    divide(parent, node);
  }
}

function divide(parent: Element, node: ChildNode): void {
  const before = parent.children.slice(0, parent.children.indexOf(node));
  DomUtils.removeElement(node);
  DomUtils.prepend(parent, node);
  if (before.length > 0) {
    const first = parent.cloneNode();
    DomUtils.prepend(node, first);
    for (const child of before) {
      DomUtils.removeElement(child);
      DomUtils.appendChild(first, child);
    }
    if (!hasContent(first.children)) DomUtils.removeElement(first);
  }
  if (!hasContent(parent.children)) DomUtils.removeElement(parent);
}
