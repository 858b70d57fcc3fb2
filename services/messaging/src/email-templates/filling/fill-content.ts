import { isTemplateVariable, type TemplateVariableName, templateVariables } from '@practice/contracts';
import { type Document, type Element, isTag, isText, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from '../../formatting/escape-html.ts';
import { leaveOutEmpty } from './leave-out-empty.ts';
import { liftOut } from './lift-out.ts';
import { partsOf, replaceVariables, type TemplateValues, valueFor } from './template-values.ts';

/** Stand for values while the HTML is put together; in what people write they mean nothing. */
const [START, END] = ['\uE000', '\uE001'];
const MARKER = /\uE000(\d+)\uE001/g;

/**
 * The HTML of a template with its values. It names values and nothing else: they are escaped, and braces in one of them are
 * not filled in again. A paragraph whose variables are all empty is left out. A block stands between paragraphs: one in which
 * it is written is divided around it. Paths of the site become addresses of `siteUrl`.
 */
export function fillContent(content: string, values: TemplateValues, siteUrl = ''): string {
  const document = parseDocument(content.replace(/[\uE000\uE001]/g, ''));
  leaveOutEmpty(document, values);
  const inserted: string[] = [];
  for (const element of elementsOf(document)) fillAddresses(element, values, siteUrl);
  for (const text of textsOf(document)) fillText(text, values, inserted);
  const html = DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
  return html.replace(MARKER, (_, index: string) => inserted[Number(index)] ?? '');
}

function elementsOf(document: Document): Element[] {
  return DomUtils.filter(isTag, document) as Element[];
}

function textsOf(document: Document): Text[] {
  return (DomUtils.filter(isText, document) as Text[]).filter(({ data }) => data.includes('{{'));
}

/** Of links and pictures. */
function fillAddresses({ attribs }: Element, values: TemplateValues, siteUrl: string): void {
  if (attribs.href) attribs.href = replaceVariables(attribs.href, (name) => valueFor(values, name));
  for (const name of ['href', 'src']) {
    if (attribs[name]?.startsWith('/')) attribs[name] = `${siteUrl}${attribs[name]}`;
  }
}

function fillText(text: Text, values: TemplateValues, inserted: string[]): void {
  const isLinked = isInLink(text);
  const blocks: Text[] = [];
  for (const { name, text: between } of partsOf(text.data)) {
    if (name === null) {
      DomUtils.prepend(text, new Text(between));
      continue;
    }
    if (!isTemplateVariable(name)) continue;
    inserted.push(htmlOf(name, valueFor(values, name), isLinked));
    const marker = new Text(`${START}${inserted.length - 1}${END}`);
    DomUtils.prepend(text, marker);
    if (templateVariables[name].form === 'block') blocks.push(marker);
  }
  DomUtils.removeElement(text);
  for (const block of blocks) liftOut(block);
}

function isInLink(text: Text): boolean {
  for (let { parent } = text as { parent: Text['parent'] }; parent; parent = parent.parent) {
    if (isTag(parent) && parent.name === 'a') return true;
  }
  return false;
}

function htmlOf(name: TemplateVariableName, value: string, isLinked: boolean): string {
  const { form } = templateVariables[name];
  if (form === 'phrase' || form === 'block') return value;
  const escaped = escapeHtml(value);
  return form === 'link' && value !== '' && !isLinked ? `<a href="${escaped}">${escaped}</a>` : escaped;
}
