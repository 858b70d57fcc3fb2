import { escapeHtml } from '../../formatting/escape-html.ts';
import type { Practice } from '../sender.ts';

type Framed = {
  title: string;
  /** Null: none is shown. */
  heading: string | null;
  /** HTML. */
  body: string;
  /** HTML below the practice's address. */
  footer?: string;
  practice: Practice;
};

/** The frame around the HTML of every e-mail: the practice's name, colour, phone and address. */
export function frame({ title, heading, body, footer = '', practice }: Framed): string {
  const { name, phone, color } = practice;
  const lines = [name, phone, addressLine(practice)].filter(Boolean).map(escapeHtml);
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${styles(/^#[0-9a-f]{6}$/i.test(color) ? color : PINE)}</style></head>
<body>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0">
${heading ? `<tr><td class="head"><h1>${escapeHtml(heading)}</h1></td></tr>` : ''}
<tr><td class="body">${body}</td></tr>
<tr><td class="foot">${lines.join('<br>')}${footer}</td></tr>
</table></td></tr></table>
</body>
</html>`;
}

/** An address in one line. */
export function addressLine({ address }: Pick<Practice, 'address'>): string {
  return address.replace(/\s*\n\s*/g, ', ');
}

const PINE = '#1F5F58';

/** Written into the elements when the e-mail is made: mail programs read few style sheets. */
function styles(color: string): string {
  return `
body { margin: 0; background: #F7F1E8; font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; font-size: 16px; line-height: 1.6; color: #1F2D2B }
.page > tbody > tr > td { padding: 32px 16px }
.sheet { max-width: 560px; background: #FFFDF9; border-radius: 20px }
.head { padding: 32px 32px 0 }
.head h1 { margin: 0; font-size: 22px; line-height: 1.3; color: ${color} }
.body { padding: 8px 32px 24px }
.body h2 { font-size: 19px; line-height: 1.35 }
.body h3, .body h4 { font-size: 16px }
.body blockquote { margin: 16px 0; padding-left: 16px; border-left: 3px solid #E9E1D4; color: #5A6663 }
.body hr { border: 0; border-top: 1px solid #E9E1D4 }
.body img { max-width: 100%; height: auto }
.body table:not([role]) { width: 100%; border-collapse: collapse }
.body table:not([role]) td, .body table:not([role]) th { padding: 8px 12px; border: 1px solid #E9E1D4; text-align: left; vertical-align: top }
.body a, .foot a { color: ${color} }
.body a[href^="tel:"] { white-space: nowrap }
.body a.button { display: inline-block; padding: 12px 24px; border-radius: 12px; background: ${PINE}; color: #FFFFFF; text-decoration: none }
.fields { margin: 20px 0; width: 100%; background: #F7F1E8; border-radius: 12px }
.fields td { padding: 4px 20px }
.fields td:first-child { color: #5A6663 }
.fields tr:first-child td { padding-top: 16px }
.fields tr:last-child td { padding-bottom: 16px }
.foot { padding: 16px 32px 24px; border-top: 1px solid #E9E1D4; font-size: 13px; color: #5A6663 }
.foot p { margin: 12px 0 0 }
`;
}
