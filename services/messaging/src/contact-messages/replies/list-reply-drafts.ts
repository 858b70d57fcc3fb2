import { type ContactReplyDraft, idParam, replySubject } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { readMailSettings } from '../../emails/mail-settings.ts';
import { withoutLinks } from '../../formatting/without-links.ts';
import { ContactMessageModel } from '../contact-message.model.ts';
import { replyDrafts } from './reply-drafts.ts';

/**
 * The built-in texts for a reply to a message, with the names of sender and practice filled in; staff edit them.
 * @throws DomainError NOT_FOUND
 */
export async function listReplyDrafts(ctx: ServiceContext, raw: unknown): Promise<ContactReplyDraft[]> {
  const { id } = readInput(ctx, 'contact:read', idParam, raw);
  const { name, contactType } = await findByIdOrFail(ContactMessageModel, id);
  const { practice } = await readMailSettings();
  const values = {
    name: withoutLinks(name),
    practiceName: practice.name,
    phone: practice.phone,
    bookingUrl: practice.siteUrl && `${practice.siteUrl}/randevu`,
  };
  return replyDrafts.map(({ id: draftId, name: title, text }) => ({
    id: draftId,
    name: title,
    subject: replySubject(contactType),
    text: text(values),
  }));
}
