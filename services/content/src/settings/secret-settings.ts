import {
  decryptText,
  type EncryptedText,
  encryptText,
  type FieldLocation,
  isEncrypted,
  UNREADABLE_TEXT,
} from '@practice/service-kit';
import type { Types } from 'mongoose';

const locationOf = (id: Types.ObjectId): FieldLocation => ({
  collection: 'site_settings',
  id: String(id),
  field: 'settingValue',
});

/** A secret as it is stored: encrypted with FIELD_KEY. */
export function storedSecret(id: Types.ObjectId, value: string): EncryptedText {
  return encryptText(value, locationOf(id));
}

/** A stored secret as it is used; empty when no key reads it, as a wrong password would lock the mail account. */
export function secretOf(id: Types.ObjectId, stored: string): string {
  // One that was put into the database by hand.
  if (!isEncrypted(stored)) return stored;
  const text = decryptText(stored, locationOf(id));
  return text === UNREADABLE_TEXT ? '' : text;
}
