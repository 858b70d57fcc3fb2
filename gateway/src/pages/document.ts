import type { InlineStyle, RenderedPage } from '@practice/contracts';
import { sourceOf } from '../edge/content-security-policy.ts';
import { escapeHtml } from '../edge/escape-html.ts';
import { iconLinks } from './icon-links.ts';
import { scriptJson } from './script-json.ts';

export type DocumentParts = Pick<
  RenderedPage,
  'htmlAttributes' | 'icon' | 'headHtml' | 'styles' | 'bodyHtml' | 'inlineScripts'
> & {
  /** The data of `boot`, by `scriptJson`. */
  boot: string;
  assets: PageAssets;
};

/** A page, and the sources that its content security policy has to allow. */
export type PageDocument = { html: string; scripts: string[]; styles: string[] };

/** What a page names besides its content. */
export type PageAssets = {
  /** Style sheet of the fonts, small enough to be in the page. */
  css: string;
  fonts: readonly string[];
  /** Addresses of the style sheets of the remote that is shown. */
  styleSheets?: readonly string[];
  icon?: string;
  /** Text of the function that starts the scripts. */
  starter: string;
  /** Text of the function that finds the class of the device, before the parser meets a picture. */
  deviceTuner?: string;
  start: { main: string; preload: readonly string[]; start: 'now' | 'idle'; quietAfter: number };
};

/**
 * Puts a page together. The parts are HTML already; what is added here is escaped for its context. Scripts and styles in it
 * are allowed by the hashes of their text, so that the same page may go to everybody.
 */
export function pageDocument(parts: DocumentParts): PageDocument {
  const { htmlAttributes, headHtml, bodyHtml, boot, assets } = parts;
  const { css, fonts, styleSheets = [], icon, starter, deviceTuner, start } = assets;
  const attributes = attributesHtml({ lang: 'tr', ...htmlAttributes });
  const styles = [{ css }, ...parts.styles].map(safeStyle);
  const headScripts = [...(deviceTuner ? [`(${deviceTuner})()`] : []), `(${starter})(${scriptJson(start)})`].map(
    safeScript,
  );
  const scripts = parts.inlineScripts.map(safeScript);
  const html = [
    `<!doctype html><html${attributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headHtml,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`),
    iconLinks(parts.icon, icon),
    '<link rel="manifest" href="/site.webmanifest">',
    ...styles.map((style) => `<style${attributesHtml(style.attributes)}>${style.css}</style>`),
    ...styleSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...headScripts.map((script) => `<script>${script}</script>`),
    `</head><body><div id="root">${bodyHtml}</div>`,
    bodyHtml ? '' : '<noscript><p>Bu sayfa şu anda yalnızca JavaScript ile görüntülenebiliyor.</p></noscript>',
    `<script type="application/json" id="boot">${boot}</script>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    '</body></html>',
  ].join('');
  return {
    html,
    scripts: [...headScripts, ...scripts].map(sourceOf),
    styles: [...styles.map(({ css }) => sourceOf(css)), emptyStyle],
  };
}

/** Starts the scripts when the shell's own starter cannot be had. */
export const plainStarter = `function ({ main }) {
  document.head.append(Object.assign(document.createElement('script'), { src: main }));
}`;

/** The style element into which Emotion writes its rules by script. */
const emptyStyle = sourceOf('');

function safeStyle({ css, attributes = {} }: InlineStyle): Required<InlineStyle> {
  return { css: css.replace(/<\/(?=style)/gi, '<\\/'), attributes };
}

/** Nothing in it ends the element, or opens a comment that hides its end; in strings the text stays what it was. */
function safeScript(text: string): string {
  return text.replace(/<(?=\/script|!--)/gi, '\\x3C');
}

function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
