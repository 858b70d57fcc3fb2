// Separate from the schemas: the page shows these before anything is validated.

export const SUBJECT_MAX_LENGTH = 150;
export const CONTACT_MESSAGE_LENGTH = { min: 10, max: 2000 };

/** What a message is about; the first is the one when nothing was chosen. */
export const contactTypes = ['general', 'appointment', 'institution', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactTypeLabels: Record<ContactType, string> = {
  general: 'Genel bilgi',
  appointment: 'Randevu',
  institution: 'Okul veya kurum',
  other: 'Diğer',
};

/** The sentence of the contact form's box; its version is stored with the consent. */
export const contactConsentSentence = {
  version: '2026-11',
  kvkk: 'KVKK aydınlatma metnini okudum.',
} as const;
