import { email, kvkkConsent, personName } from './booking.ts';
import { CONTACT_MESSAGE_LENGTH, contactTypes, SUBJECT_MAX_LENGTH } from './contact-form.ts';
import { cleanText, normalizeText } from './text.ts';
import { z } from './zod-mini-setup.ts';

const SUBJECT_MESSAGE = `En fazla ${SUBJECT_MAX_LENGTH} karakter olabilir`;

/** On one line; may be empty. */
export const contactSubject = z.pipe(
  z.pipe(z.string(SUBJECT_MESSAGE), z.transform(normalizeText)),
  z.string().check(z.maxLength(SUBJECT_MAX_LENGTH, SUBJECT_MESSAGE)),
);

export const contactText = z.pipe(
  z.pipe(
    z.string('En az 10 karakter yazınız'),
    z.transform((value: string) => cleanText(value).trim()),
  ),
  z
    .string()
    .check(
      z.minLength(CONTACT_MESSAGE_LENGTH.min, 'En az 10 karakter yazınız'),
      z.maxLength(CONTACT_MESSAGE_LENGTH.max, 'En fazla 2000 karakter yazabilirsiniz'),
    ),
);

/** The form of the contact page. */
export const contactMessageForm = z.object({
  name: personName,
  email,
  subject: contactSubject,
  contactType: z.enum(contactTypes, 'Konu türünü seçiniz'),
  message: contactText,
  kvkkConsent,
});
