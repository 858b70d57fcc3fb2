import {
  type ContactStatus,
  contactStatuses,
  contactStatusLabels,
  contactTypeLabels,
  replySubject,
} from '@practice/contracts';
import type { StatusTone } from '@practice/ui/admin';
import type { ContactRowFragment } from '../generated/graphql.ts';

export type Contact = ContactRowFragment;

export const PAGE_SIZE = 25;

export const statusOptions = contactStatuses.map((value) => ({ value, label: contactStatusLabels[value] }));

export const statusTones: Record<ContactStatus, StatusTone> = {
  unread: 'pending',
  read: 'completed',
  replied: 'confirmed',
  archived: 'unknown',
};

export function subjectOf({ subject }: Pick<Contact, 'subject'>): string {
  return subject || 'Konu belirtilmemiş';
}

export function typeOf({ contactType }: Pick<Contact, 'contactType'>): string {
  return contactTypeLabels[contactType] ?? 'Genel';
}

/** Names a message for the labels of its controls. */
export function contactName({ name, subject }: Pick<Contact, 'name' | 'subject'>): string {
  return `${name}, ${subjectOf({ subject })}`;
}

/** Ids are long and the end of one tells messages apart. */
export function shortId(id: string): string {
  return id.slice(-6);
}

/** A reply in one's own mail program. */
export function mailtoOf({ email, contactType }: Pick<Contact, 'email' | 'contactType'>): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(replySubject(contactType))}`;
}
