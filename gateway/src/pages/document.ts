import type { BootData } from '@practice/contracts';

type DocumentParts = {
  htmlAttributes: Record<string, string>;
  headHtml: string;
  styleHtml: string;
  bodyHtml: string;
  boot: BootData;
  assets: PageAssets;
  nonce: string;
};

/** What a page names besides its content. */
export type PageAssets = {
  /** Style sheet of the fonts, small enough to be in the page. */
  css: string;
  fonts: readonly string[];
  icon?: string;
  /** Source of the function that starts the scripts; without it they start at once. */
  starter?: string;
  start: { main: string; preload: readonly string[]; start: 'now' | 'idle'; quietAfter: number };
};

/** Puts a page together. The parts are HTML already; what is added here is escaped for its context. */
export function documentHtml({
  htmlAttributes,
  headHtml,
  styleHtml,
  bodyHtml,
  boot,
  assets,
  nonce,
}: DocumentParts): string {
  const attributes = Object.entries({ lang: 'tr', ...htmlAttributes }).map(
    ([name, value]) => ` ${name}="${attribute(value)}"`,
  );
  const nonceAttribute = nonce ? ` nonce="${attribute(nonce)}"` : '';
  const { css, fonts, icon, starter, start } = assets;
  const startNow = start.start === 'now' ? [start.main, ...start.preload] : [];
  return [
    `<!doctype html><html${attributes.join('')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headHtml,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`),
    ...startNow.map(
      (href) => `<link rel="preload" ${kindOf(href)} href="${attribute(href)}"${nonceAttribute} fetchpriority="low">`,
    ),
    icon ? `<link rel="icon" type="image/svg+xml" href="${attribute(icon)}">` : '',
    `<style${nonceAttribute}>${css}</style>`,
    styleHtml,
    starter
      ? `<script${nonceAttribute}>(${starter})(${scriptJson(start)})</script>`
      : `<script src="${attribute(start.main)}" defer${nonceAttribute}></script>`,
    `</head><body><div id="root">${bodyHtml}</div>`,
    bodyHtml ? '' : '<noscript><p>Bu sayfa şu anda yalnızca JavaScript ile görüntülenebiliyor.</p></noscript>',
    `<script${nonceAttribute}>window.__BOOT__=${scriptJson(boot)}</script></body></html>`,
  ].join('');
}

function kindOf(href: string): string {
  return href.endsWith('.json') ? 'as="fetch" crossorigin' : 'as="script"';
}

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that is safe inside a script element: nothing in it ends the element, opens a comment or breaks a line. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
