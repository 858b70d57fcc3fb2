import type { FormatCallback, HtmlToTextOptions } from 'html-to-text';

/** A table of names and values, a line each: `Tarih: 21 Kasım 2026, Cumartesi`. */
const fields: FormatCallback = (table, _walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  rowsOf(table).forEach((row, index) => {
    if (index > 0) builder.addLineBreak();
    builder.addInline(childrenOf(row).map(textOf).filter(Boolean).join(': '));
  });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** A link with its address: after a colon where it stands alone, else in the brackets that mail programs know. */
const link: FormatCallback = (anchor, walk, builder) => {
  walk(childrenOf(anchor), builder);
  const href: string = anchor.attribs?.href ?? '';
  if (href === '' || /^(?:tel|mailto):/.test(href) || href === textOf(anchor)) return;
  const isAlone = childrenOf(anchor.parent ?? anchor).every((node) => node === anchor || textOf(node) === '');
  builder.addInline(isAlone ? `: ${href}` : ` <${href}>`, { noWordTransform: true });
};

type Node = Parameters<FormatCallback>[0];
const childrenOf = (node: Node): Node[] => (node.children ?? []) as Node[];
const textOf = (node: Node): string => (node.data ?? childrenOf(node).map(textOf).join('')).trim();
const rowsOf = (node: Node): Node[] =>
  childrenOf(node).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));

const asWritten = { uppercase: false };
const options: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { fields, link },
  selectors: [
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: asWritten })),
    { selector: 'a', format: 'link' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'li > p', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'table.fields', format: 'fields' },
  ],
};

let convert: ((html: string) => string) | undefined;

/** The HTML of an e-mail as text, with the addresses of its links. The library is loaded with the first e-mail. */
export async function plainTextOf(html: string): Promise<string> {
  if (!convert) {
    const { compile } = await import('html-to-text');
    convert = compile(options);
  }
  return convert(html).trim();
}
