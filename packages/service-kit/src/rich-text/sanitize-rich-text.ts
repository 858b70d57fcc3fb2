import { readVideo } from '@practice/contracts';
import sanitizeHtml from 'sanitize-html';

/** How wide a picture is, in percent of the text, and at which side of it. */
const LOOKS: Record<string, RegExp> = { 'data-width': /^(?:75|50|33)$/, 'data-side': /^(?:left|right)$/ };

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    figure: ['data-video', 'data-width', 'data-side'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A video is a link to it, which the page makes a card of; frames are never stored.
    figure: (tagName, { 'data-video': address = '', ...looks }) => {
      const video = readVideo(address);
      const attribs: sanitizeHtml.Attributes = video
        ? { 'data-video': video.address }
        : Object.fromEntries(Object.entries(looks).filter(([name, value]) => LOOKS[name]?.test(value)));
      return { tagName, attribs };
    },
    a: (tagName, { href, ...attributes }) => ({
      tagName,
      attribs: {
        // A name before the host only hides from people where the link leads.
        ...(href !== undefined && !/^\s*https?:[/\\]*[^/?#\\]*@/i.test(href) ? { href } : {}),
        ...attributes,
        ...(attributes.target === '_blank' ? { rel: 'noopener noreferrer' } : {}),
      },
    }),
  },
};

/**
 * Removes scripts, styles and everything else that is not plain rich text from HTML: for every text when it is saved,
 * and again when it is rendered. Clean text is returned unchanged.
 */
export function sanitizeRichText(html: string): string {
  return plainCaptions(sanitizeHtml(html, options)).trim();
}

/** Clean HTML in which captions are plain text, as the editor has them. */
function plainCaptions(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)([a-z\d]+)[^>]*>/g, (tag, end: string, name: string) => {
    if (name === 'figcaption') depth += end ? -1 : 1;
    else if (depth > 0) return /^(?:strong|b|em|i|u|s|sub|sup|a|code)$/.test(name) ? '' : ' ';
    return depth > (end ? 0 : 1) ? ' ' : tag;
  });
}
