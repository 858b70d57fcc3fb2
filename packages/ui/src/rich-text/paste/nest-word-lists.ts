const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/;
const NUMBERED = /^\s*[\dA-Za-z]{1,4}[.)]/;

/** Word writes lists as paragraphs whose style names a level and whose text begins with the mark: they become lists. */
export function nestWordLists(body: HTMLElement): void {
  /** The lists that are open, outermost first. */
  let open: Element[] = [];
  for (const element of [...body.querySelectorAll('p,h1,h2,h3,h4,table,ul,ol')]) {
    const level = Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0 || element.localName !== 'p') {
      if (!element.closest('li')) open = [];
      continue;
    }
    const mark = element.querySelector('[style*="mso-list:Ignore"]');
    const name = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const item = body.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    open = open.slice(0, level);
    const list = open[level - 1] ?? opened(name, open, element);
    list.append(item);
    element.remove();
  }
}

/** A list of its own, in the last item of the one around it, or before the paragraph. */
function opened(name: string, open: Element[], before: Element): Element {
  const list = before.ownerDocument.createElement(name);
  const parent = open.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else before.before(list);
  open.push(list);
  return list;
}
