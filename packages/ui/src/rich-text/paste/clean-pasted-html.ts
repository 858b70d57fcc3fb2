import { nestWordLists } from './nest-word-lists.ts';

/** Characters of HTML or text that one paste may bring. */
export const MAX_PASTED = 2_000_000;

const NOT_TEXT = 'style,meta,link,xml,script,title,head > *,o\\:p,template,noscript';
const LOOKS = ['style', 'class', 'lang', 'dir', 'align', 'valign', 'width', 'height', 'bgcolor', 'id'];

/** Addresses of pictures that the page may load: of this site or by https. */
const IN_PAGE = /^(?:https:\/\/|\/(?!\/))/i;

/** Line breaks of their own between blocks, and after the last one: the editor would make empty paragraphs of them. */
const BLOCK = '(?:p|h[2-4]|ul|ol|table|blockquote|hr|pre|div|figure)';
const LINES_BEFORE = new RegExp(`(?:<br[^>]*>\\s*)+(?=</?${BLOCK}\\b|$)`, 'g');
const LINES_AFTER = new RegExp(`(</${BLOCK}>)\\s*(?:<br[^>]*>\\s*)+`, 'g');

/**
 * What Word, Google Docs, LibreOffice and web pages put into the clipboard, as plain HTML: real lists, real headings, bold,
 * italic, raised and lowered text as elements, nothing of their looks, no empty lines between blocks. `addressOf` gives a
 * picture that the page cannot load another address; without one it is left out.
 */
export function cleanPastedHtml(html: string, addressOf: (src: string) => string | undefined): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  nestWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('b,span,font')) readLooks(element);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5,h6')) rename(heading, 'h4');
  for (const image of body.querySelectorAll('img')) {
    const given = (image.getAttribute('src') ?? '').replace(`${location.origin}/`, '/');
    const src = IN_PAGE.test(given) ? given : addressOf(given);
    if (src) image.setAttribute('src', src);
    else image.remove();
    // Not even the program that wrote it knows what it shows.
    if (!image.alt && !isOwn) image.removeAttribute('alt');
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      const isLink = element.matches('a[href^="https://docs.google.com/"]') && name === 'id';
      if (LOOKS.includes(name) || name.startsWith('data-') ? !isKept(element, name) : isLink)
        element.removeAttribute(name);
    }
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  const text = body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if|endif)[^>]*\]>/g, '');
  return text.replace(LINES_BEFORE, '').replace(LINES_AFTER, '$1');
}

function isKept(element: Element, name: string): boolean {
  return element.localName === 'figure' && ['data-video', 'data-width', 'data-side'].includes(name);
}

/** Bold and italic text by its style, as Google Docs has it; its `b` around everything is no bold text. */
function readLooks(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration } = element.style;
  const isBold =
    element.localName === 'b' ? fontWeight !== 'normal' : fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isRaised = { super: 'sup', sub: 'sub' }[element.style.verticalAlign];
  const names = [
    ...(isBold ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(textDecoration.includes('line-through') ? ['s'] : []),
    ...(isRaised ? [isRaised] : []),
  ];
  const [outer, ...inner] = names.map((name) => element.ownerDocument.createElement(name));
  if (!outer || !element.textContent?.trim()) {
    element.replaceWith(...element.childNodes);
    return;
  }
  let innermost = outer;
  for (const each of inner) {
    innermost.append(each);
    innermost = each;
  }
  innermost.append(...element.childNodes);
  element.replaceWith(outer);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
