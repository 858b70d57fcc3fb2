import { contactTypeLabels, type EmailTemplateRecord } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../email-templates/sender.ts';
import { panelLink, practiceValues } from '../email-templates/values/practice-values.ts';
import { withoutLinks } from '../formatting/without-links.ts';
import type { StoredContactMessage } from './contact-message.model.ts';
import type { ContactEmailKind } from './queue-contact-emails.ts';

type Rendered = {
  template: EmailTemplateRecord;
  kind: ContactEmailKind;
  message: Pick<StoredContactMessage, '_id' | 'name' | 'email' | 'contactType'>;
};

/**
 * Recipient, subject, HTML and text of an e-mail about a contact message. Subject and text of the message are in neither;
 * what its sender wrote elsewhere cannot become a link, and the sender's own confirmation has no more of it than the name.
 */
export async function renderContactEmail(
  { template, kind, message }: Rendered,
  sender: Sender,
): Promise<SendMailOptions> {
  const { practice } = sender;
  const senderName = withoutLinks(message.name);
  const values = {
    ...practiceValues(practice),
    senderName,
    senderEmail: message.email,
    messageSubject: contactTypeLabels[message.contactType],
    panelLink: panelLink(
      practice,
      `#contacts?id=${message._id}`,
      'Mesajı yönetim panelinde açın',
      'Mesaj, yönetim panelinin Mesajlar bölümünde.',
    ),
  };
  const person = { name: senderName, address: message.email };
  const isForSender = kind === 'received';
  return {
    from: fromOf(sender),
    to: isForSender ? person : practice.email,
    replyTo: isForSender ? practice.email : person,
    ...(await renderTemplate(template, values, { practice })),
    headers: emailHeaders,
  };
}
