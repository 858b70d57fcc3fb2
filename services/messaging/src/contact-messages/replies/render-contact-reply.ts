import Handlebars from 'handlebars';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../../email-templates/render-email.ts';
import { fromOf } from '../../email-templates/render-parts.ts';
import { renderHtml } from '../../email-templates/render-template.ts';
import { frame } from '../../email-templates/templates.ts';
import { withoutLinks } from '../../formatting/without-links.ts';
import type { StoredContactMessage } from '../contact-message.model.ts';
import { replyText, type StoredContactReply } from './contact-reply.model.ts';

/** The e-mail of a reply: the text that staff wrote, paragraph by paragraph, in the frame of all e-mails. */
export function renderContactReply(
  reply: StoredContactReply,
  message: Pick<StoredContactMessage, 'name' | 'email'>,
  { from, practice }: Sender,
): SendMailOptions {
  const text = replyText(reply);
  const values = {
    heading: 'Mesajınıza yanıt',
    body: toParagraphs(text),
    practiceName: practice.name,
    phone: practice.phone,
    address: practice.address.replace(/\s*\n\s*/g, ', '),
    color: practice.color,
  };
  return {
    from: fromOf({ from, practice }),
    to: { name: withoutLinks(message.name), address: message.email },
    replyTo: practice.email,
    subject: reply.subject,
    text,
    html: renderHtml(frame, values),
    headers: { 'Content-Language': 'tr' },
  };
}

function toParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${Handlebars.escapeExpression(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}
