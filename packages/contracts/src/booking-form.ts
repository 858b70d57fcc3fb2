// Separate from the schemas: pages show these before anything is validated.

export const MAX_CHILD_AGE = 25;
export const NAME_LENGTH = { min: 2, max: 100 };
export const MESSAGE_LENGTH = { min: 10, max: 500 };
export const EMAIL_MAX_LENGTH = 100;

/** The two consent sentences; their version is stored with the consent, and `consent-entries.ts` has the words of each. */
export const consentSentences = {
  version: '2026-11',
  kvkk: 'KVKK aydınlatma metnini okudum.',
  communication:
    'Bu randevu talebiyle ilgili olarak benimle telefon veya e-posta yoluyla iletişime geçilmesine izin veriyorum.',
} as const;
