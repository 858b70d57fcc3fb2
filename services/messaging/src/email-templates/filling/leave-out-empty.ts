import { namedVariables } from '@practice/contracts';
import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { hasContent } from './has-content.ts';
import { type TemplateValues, valueFor } from './template-values.ts';

const PARAGRAPHS = ['p', 'h1', 'h2', 'h3', 'h4', 'li', 'blockquote', 'div', 'center'];
/** Go with the last thing that was in them. A cell stays: its row has others. */
const LISTS = ['li', 'ul', 'ol', 'tr', 'thead', 'tbody', 'table', 'blockquote', 'div', 'center'];

/**
 * Takes away what would be said of nothing: a paragraph, a heading, an item of a list or a row of a table that names
 * variables of which none has a value. One with a single value stays, and so does one without variables.
 */
export function leaveOutEmpty(document: Document, values: TemplateValues): void {
  const isOfNothing = (element: Element) => {
    const names = namedVariables(DomUtils.getOuterHTML(element));
    return names.length > 0 && names.every((name) => valueFor(values, name) === '');
  };
  for (const row of elementsOf(document, ['tr'])) if (isOfNothing(row)) remove(row);
  for (const paragraph of elementsOf(document, PARAGRAPHS)) {
    const holdsParagraphs = elementsOf(paragraph, [...PARAGRAPHS, 'table']).length > 0;
    if (!holdsParagraphs && isOfNothing(paragraph)) remove(paragraph);
  }
}

function elementsOf(parent: Document | Element, names: readonly string[]): Element[] {
  return DomUtils.filter((node) => isTag(node) && names.includes(node.name), parent.children) as Element[];
}

function remove(node: ChildNode): void {
  const { parent } = node;
  DomUtils.removeElement(node);
  if (parent && isTag(parent) && LISTS.includes(parent.name) && !hasContent(parent.children)) remove(parent);
}
