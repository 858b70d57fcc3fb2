import { contactTypeLabels } from '@practice/contracts';
import type { StoredContactMessage } from './contact-message.model.ts';

/** What a message is about, for notifications: `Genel, “Görüşme süresi”`; never its text. */
export function aboutOf({ subject, contactType }: Pick<StoredContactMessage, 'subject' | 'contactType'>): string {
  return subject ? `${contactTypeLabels[contactType]}, “${subject}”` : contactTypeLabels[contactType];
}

/** Where staff read a message: a path of this site. */
export function addressOf(messageId: string): string {
  return `/admin#contacts?id=${messageId}`;
}
