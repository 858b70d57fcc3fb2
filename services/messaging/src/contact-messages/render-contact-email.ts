import { contactTypeLabels } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../email-templates/render-email.ts';
import { emailHeaders, fromOf, renderParts } from '../email-templates/render-parts.ts';
import { withoutLinks } from '../formatting/without-links.ts';
import { contactEmailTemplates } from './contact-email-templates.ts';
import type { StoredContactMessage } from './contact-message.model.ts';
import type { ContactEmailKind } from './queue-contact-emails.ts';

/**
 * Recipient, subject, HTML and text of an e-mail about a contact message. The text of the message is in neither; what its
 * sender wrote elsewhere cannot become a link, and the sender's own confirmation has no more of it than the name.
 */
export function renderContactEmail(
  kind: ContactEmailKind,
  message: Pick<StoredContactMessage, '_id' | 'name' | 'email' | 'subject' | 'contactType'>,
  { from, practice }: Sender,
): SendMailOptions {
  const name = withoutLinks(message.name);
  const values = {
    name,
    email: message.email,
    subject: withoutLinks(message.subject ?? '') || contactTypeLabels[message.contactType],
    practiceName: practice.name,
    phone: practice.phone,
    phoneDigits: practice.phone.replace(/[^\d+]/g, ''),
    address: practice.address.replace(/\s*\n\s*/g, ', '),
    color: practice.color,
    adminUrl: practice.siteUrl && `${practice.siteUrl}/admin#contacts?id=${message._id}`,
  };
  const sender = { name, address: message.email };
  const isForSender = kind === 'received';
  return {
    from: fromOf({ from, practice }),
    to: isForSender ? sender : practice.email,
    replyTo: isForSender ? practice.email : sender,
    ...renderParts(contactEmailTemplates[kind], values),
    headers: emailHeaders,
  };
}
