import { readVideo } from '@practice/contracts';
import sanitizeHtml from 'sanitize-html';

const looks = { 'data-width': ['75', '50', '33'], 'data-side': ['left', 'right'] };

/** How wide a picture is, in percent of the text, and at which side of it: of a list each, as the style knows no others. */
function picture(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const known = Object.entries(looks).filter(([name, values]) => values.includes(attributes[name] ?? ''));
  return Object.fromEntries(known.map(([name]) => [name, attributes[name] ?? '']));
}

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
    figure: (tagName, attributes) => {
      const video = readVideo(attributes['data-video'] ?? '');
      const attribs: sanitizeHtml.Attributes = video ? { 'data-video': video.address } : picture(attributes);
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
  return sanitizeHtml(html, options).trim();
}
