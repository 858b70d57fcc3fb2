/** An element with what React calls its properties. */
export type PlainElement = { name: string; props: Record<string, unknown>; children: (PlainElement | string)[] };

const token = /<!--.*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:[^>"]|"[^"]*")*)>|[^<]+/gis;
const attribute = /([^\s=/]+)(?:="([^"]*)")?/g;
const withoutEnd = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const withText = /^(script|style)$/;
/** React writes these only when they are true. */
const flags = /^(async|checked|default|defer|disabled|hidden|inert|loop|multiple|muted|open|required|selected)$/;
const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/** The document that a page's HTML is, as React and the product write it: every element ends, and attributes are quoted. */
export function parseHtml(html: string): PlainElement {
  const root: PlainElement = { name: '', props: {}, children: [] };
  const open = [root];
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [all, end, name, attributes = ''] = found;
    const parent = open.at(-1) ?? root;
    if (end) open.pop();
    else if (name) {
      const element = { name, props: propsOf(attributes), children: [] };
      parent.children.push(element);
      if (withText.test(name)) {
        const until = html.indexOf(`</${name}`, token.lastIndex);
        Object.assign(element.props, { dangerouslySetInnerHTML: { __html: html.slice(token.lastIndex, until) } });
        token.lastIndex = html.indexOf('>', until) + 1;
      } else if (!withoutEnd.test(name) && !attributes.endsWith('/')) open.push(element);
    } else if (!all.startsWith('<!')) parent.children.push(decode(all));
  }
  const [document] = root.children;
  if (typeof document !== 'object' || root.children.length > 1) throw new Error('The page is no document');
  return document;
}

function propsOf(text: string): PlainElement['props'] {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => {
      if (name === 'style') return [name, styleOf(decode(value))];
      return [name, flags.test(name) ? true : decode(value)];
    }),
  );
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(/;(?![^(]*\))/).filter(Boolean);
  return Object.fromEntries(rules.map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]));
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);
}
