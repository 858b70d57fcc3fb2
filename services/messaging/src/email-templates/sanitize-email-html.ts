import sanitizeHtml from 'sanitize-html';

const LENGTH = /^-?\d{1,3}(?:\.\d+)?(?:px|em|rem|%|pt)?$/;
const LENGTHS =
  /^(?:-?\d{1,3}(?:\.\d+)?(?:px|em|rem|%|pt)?|auto)(?: (?:-?\d{1,3}(?:\.\d+)?(?:px|em|rem|%|pt)?|auto)){0,3}$/;
const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-z]{3,20})$/i;
const BORDER = /^(?:none|0|\d{1,2}px (?:solid|dashed|dotted) (?:#[0-9a-f]{3,8}|[a-z]{3,20}))$/i;

/** What a style may say: looks of text and boxes, and nothing that loads, moves or covers something. */
const styles = {
  color: [COLOR],
  'background-color': [COLOR],
  background: [COLOR],
  'text-align': [/^(?:left|right|center|justify|start|end)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
  'font-style': [/^(?:normal|italic)$/],
  'font-size': [LENGTH],
  'line-height': [LENGTH],
  'vertical-align': [/^(?:top|middle|bottom|baseline)$/],
  width: [LENGTH],
  'max-width': [LENGTH],
  margin: [LENGTHS],
  'margin-top': [LENGTH],
  'margin-bottom': [LENGTH],
  padding: [LENGTHS],
  border: [BORDER],
  'border-top': [BORDER],
  'border-bottom': [BORDER],
  'border-radius': [LENGTH],
  display: [/^(?:block|inline-block|inline)$/],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'div', 'br', 'hr', 'blockquote', 'center'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'small', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    '*': ['style', 'align'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    table: ['width', 'cellpadding', 'cellspacing', 'border', 'role'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Removes from the HTML of a template what mail programs must not be sent: scripts, forms, style sheets, frames, videos. */
export function sanitizeEmailHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
