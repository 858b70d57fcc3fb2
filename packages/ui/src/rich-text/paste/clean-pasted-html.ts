import { nestWordLists } from './nest-word-lists.ts';

/** Characters of HTML or text that one paste may bring. */
export const MAX_PASTED = 2_000_000;

const NOT_TEXT = 'style,meta,link,xml,script,title,head > *,o\\:p,template,noscript';
const LOOKS = ['style', 'class', 'lang', 'dir', 'align', 'valign', 'width', 'height', 'bgcolor', 'id'];

/**
 * What Word, Google Docs and web pages put into the clipboard, as plain HTML: real lists, real headings, bold and italic
 * text as elements, nothing of their looks. Pictures that lie on the writer's computer are left out.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  nestWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('b,span,font')) readLooks(element);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5,h6')) rename(heading, 'h4');
  for (const image of body.querySelectorAll('img')) {
    if (!/^(?:https?:\/\/|\/(?!\/))/i.test(image.getAttribute('src') ?? '')) image.remove();
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      const isLink = element.matches('a[href^="https://docs.google.com/"]') && name === 'id';
      if (LOOKS.includes(name) || name.startsWith('data-') ? !isKept(element, name) : isLink)
        element.removeAttribute(name);
    }
  }
  for (const paragraph of body.querySelectorAll('p')) if (!paragraph.innerHTML.trim()) paragraph.remove();
  return body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if|endif)[^>]*\]>/g, '');
}

function isKept(element: Element, name: string): boolean {
  return name === 'data-video' && element.localName === 'figure';
}

/** Bold and italic text by its style, as Google Docs has it; its `b` around everything is no bold text. */
function readLooks(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration } = element.style;
  const isBold =
    element.localName === 'b' ? fontWeight !== 'normal' : fontWeight === 'bold' || Number(fontWeight) >= 600;
  const names = [
    ...(isBold ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(textDecoration.includes('line-through') ? ['s'] : []),
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
