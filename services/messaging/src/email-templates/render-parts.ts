import type { Sender } from './render-email.ts';
import { renderHtml, renderText, type TemplateValues } from './render-template.ts';
import { type EmailTemplate, frame } from './templates.ts';

/** The headers of every e-mail: mail programs do not answer it by themselves. */
export const emailHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'Content-Language': 'tr',
};

/** Whom an e-mail comes from: the address of the settings, under the practice's name unless it has a name itself. */
export function fromOf({
  from,
  practice,
}: Pick<Sender, 'from' | 'practice'>): string | { name: string; address: string } {
  return from.includes('<') ? from : { name: practice.name, address: from };
}

/** Subject, text and HTML of a template in the frame of all e-mails. */
export function renderParts({ subject, heading, html, text }: EmailTemplate, values: TemplateValues) {
  return {
    subject: renderText(subject, values),
    text: renderText(text, values),
    html: renderHtml(frame, { ...values, heading, body: renderHtml(html, values).trim() }),
  };
}
