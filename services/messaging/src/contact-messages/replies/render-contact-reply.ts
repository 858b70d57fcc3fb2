import type { SendMailOptions } from 'nodemailer';
import { findBuiltInTemplate } from '../../email-templates/find-email-template.ts';
import { renderTemplate } from '../../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../../email-templates/sender.ts';
import { practiceValues } from '../../email-templates/values/practice-values.ts';
import { paragraphsOf } from '../../email-templates/values/value-html.ts';
import { withoutLinks } from '../../formatting/without-links.ts';
import type { StoredContactMessage } from '../contact-message.model.ts';
import { replyTexts, type StoredContactReply } from './contact-reply.model.ts';

/** The e-mail of a reply: the text that staff wrote, in the template of replies. A person wrote it, so it may be answered. */
export async function renderContactReply(
  reply: StoredContactReply,
  message: Pick<StoredContactMessage, 'name' | 'email'>,
  sender: Sender,
): Promise<SendMailOptions> {
  const { practice } = sender;
  const senderName = withoutLinks(message.name);
  const { subject, text } = replyTexts(reply);
  const values = {
    ...practiceValues(practice),
    senderName,
    replySubject: subject,
    message: paragraphsOf(text),
  };
  return {
    from: fromOf(sender),
    to: { name: senderName, address: message.email },
    replyTo: practice.email,
    ...(await renderTemplate(await findBuiltInTemplate('contact-reply'), values, { practice })),
    headers: { 'Content-Language': emailHeaders['Content-Language'] },
  };
}
