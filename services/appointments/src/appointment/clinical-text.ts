import { decryptText, type EncryptedText, encryptText } from '@practice/service-kit';
import type { Types } from 'mongoose';

/** The clinical texts of an appointment in plain text; in the database they are encrypted. */
type ClinicalTexts = { reason: string; notes: string | null };

/** An appointment's fields with plain texts, before encryption. */
export type Readable<T> = { [K in keyof T]: K extends keyof ClinicalTexts ? ClinicalTexts[K] : T[K] };

type Stored = { _id: Types.ObjectId | string; reason: EncryptedText; notes: EncryptedText | null };

const placeOf = (id: Types.ObjectId | string, field: string) => ({ collection: 'appointments', id: String(id), field });

/** The decrypted texts of a stored appointment; a placeholder for one that cannot be decrypted. */
export function decryptClinicalTexts({ _id, reason, notes }: Stored): ClinicalTexts {
  return {
    reason: decryptClinicalText(_id, 'reason', reason),
    notes: notes === null ? null : decryptClinicalText(_id, 'notes', notes),
  };
}

/** Decrypts a text of the appointment `id`. */
export function decryptClinicalText(id: Types.ObjectId | string, field: string, text: EncryptedText): string {
  return decryptText(text, placeOf(id, field));
}

/** Encrypts a text of the appointment `id`. */
export function encryptClinicalText(id: Types.ObjectId | string, field: string, text: string): EncryptedText {
  return encryptText(text, placeOf(id, field));
}

/** Encrypts the texts of the appointment `id`. */
export function encryptClinicalTexts(id: Types.ObjectId | string, { reason, notes }: ClinicalTexts) {
  return {
    reason: encryptClinicalText(id, 'reason', reason),
    notes: notes === null ? null : encryptClinicalText(id, 'notes', notes),
  };
}
