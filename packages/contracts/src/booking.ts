import { EMAIL_MAX_LENGTH, MAX_CHILD_AGE, MESSAGE_LENGTH, NAME_LENGTH } from './booking-form.ts';
import { isoDate, timeOfDay } from './date-formats.ts';
import { ageInYears, today } from './dates.ts';
import { emailText, foreignLetters } from './email-text.ts';
import { phone } from './phone.ts';
import { serviceType } from './service-type-input.ts';
import { cleanText, normalizeText } from './text.ts';
import { z } from './zod-mini-setup.ts';

const NAME = /^[\p{Script=Latin}\p{M} .'’ʼ-]+$/u;
const NAME_MESSAGE = "Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz";

/**
 * A dot inside a word, or the beginning of a URL: such a "name" would become a link in the e-mails that greet with it.
 */
const LINK = /\.(?! |$)|(^| )www/i;
const LINK_MESSAGE = 'Noktadan sonra boşluk bırakın, internet adresi yazmayın';

/**
 * A person's name: Latin letters of every kind, curly apostrophes too, and dots of initials and titles, each before a
 * space or at the end.
 */
export const personName = z.pipe(
  z.pipe(z.string('En az 2 karakter olmalıdır'), z.transform(normalizeText)),
  z.string().check(
    z.minLength(NAME_LENGTH.min, 'En az 2 karakter olmalıdır'),
    z.maxLength(NAME_LENGTH.max, 'En fazla 100 karakter olabilir'),
    z.regex(NAME, NAME_MESSAGE),
    z.regex(/\p{L}/u, NAME_MESSAGE),
    z.refine((name) => !LINK.test(name), LINK_MESSAGE),
  ),
);

const EMAIL_MESSAGE = 'Geçerli bir e-posta adresi giriniz';

/** An e-mail address, as `emailText` reads it. */
export const email = z.pipe(
  z.pipe(z.string(EMAIL_MESSAGE), z.transform(emailText)),
  z.pipe(
    z.string().check(z.maxLength(EMAIL_MAX_LENGTH, 'E-posta adresi çok uzun')),
    z.email({ error: ({ input }) => foreignLetters(String(input)) ?? EMAIL_MESSAGE }),
  ),
);

export const childBirthDate = z
  .pipe(z.string('Çocuk doğum tarihi seçiniz').check(z.minLength(1, 'Çocuk doğum tarihi seçiniz')), isoDate)
  .check(
    z.refine((value) => value <= today(), 'Doğum tarihi gelecekte olamaz'),
    z.refine((value) => ageInYears(value) < MAX_CHILD_AGE, 'Çocuk 25 yaşından küçük olmalıdır'),
  );

export const requestMessage = z.pipe(
  z.pipe(
    z.string('En az 10 karakter yazınız'),
    z.transform((value: string) => cleanText(value).trim()),
  ),
  z
    .string()
    .check(
      z.minLength(MESSAGE_LENGTH.min, 'En az 10 karakter yazınız'),
      z.maxLength(MESSAGE_LENGTH.max, 'En fazla 500 karakter yazabilirsiniz'),
    ),
);

export const requestedDate = z
  .pipe(z.string('Tercih edilen tarih seçiniz').check(z.minLength(1, 'Tercih edilen tarih seçiniz')), isoDate)
  .check(z.refine((value) => value >= today(), 'Randevu tarihi bugünden önce olamaz'));

export const requestedTime = z.pipe(
  z.string('Tercih edilen saat seçiniz').check(z.minLength(1, 'Tercih edilen saat seçiniz')),
  timeOfDay,
);

export const kvkkConsent = z.literal(true, 'KVKK aydınlatma metnini okuyup onaylamanız gereklidir');
export const communicationConsent = z.literal(true, 'İletişim kurabilmemiz için izin vermeniz gereklidir');

/** The wizard's form; its steps validate parts of it. */
export const appointmentRequestForm = z.object({
  parentName: personName,
  childName: personName,
  childBirthDate,
  phone,
  email,
  serviceType,
  reason: requestMessage,
  appointmentDate: requestedDate,
  appointmentTime: requestedTime,
  kvkkConsent,
  communicationConsent,
});

/** The fields that the progress counts: those of the first three steps. */
export const appointmentRequestSteps = {
  personal: z.pick(appointmentRequestForm, { parentName: true, childName: true, childBirthDate: true }),
  contact: z.pick(appointmentRequestForm, { phone: true, email: true }),
  service: z.pick(appointmentRequestForm, { serviceType: true, reason: true }),
};

export type AppointmentRequestForm = z.input<typeof appointmentRequestForm>;

export type AppointmentRequest = z.output<typeof appointmentRequestForm>;
