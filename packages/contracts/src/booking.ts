import { ageInYears, isoDate, timeOfDay, today } from './dates.ts';
import { phone } from './phone.ts';
import { serviceType } from './service-types.ts';
import { normalizeText } from './text.ts';
import { z } from './zod-setup.ts';

export const MAX_CHILD_AGE = 25;
export const NAME_LENGTH = { min: 2, max: 100 };
export const MESSAGE_LENGTH = { min: 10, max: 500 };
export const EMAIL_MAX_LENGTH = 100;

const NAME = /^[\p{Script=Latin}\p{M} .'’ʼ-]+$/u;
const NAME_MESSAGE = "Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz";

/** A person's name (document 1, section 5); Latin letters of every kind, curly apostrophes too. */
export const personName = z
  .string('En az 2 karakter olmalıdır')
  .transform(normalizeText)
  .pipe(
    z
      .string()
      .min(NAME_LENGTH.min, 'En az 2 karakter olmalıdır')
      .max(NAME_LENGTH.max, 'En fazla 100 karakter olabilir')
      .regex(NAME, NAME_MESSAGE)
      .regex(/\p{L}/u, NAME_MESSAGE),
  );

/** An e-mail address, trimmed and lower-cased. */
export const email = z
  .string('Geçerli bir e-posta adresi giriniz')
  .transform((value) => normalizeText(value).toLowerCase())
  .pipe(
    z.string().max(EMAIL_MAX_LENGTH, 'E-posta adresi çok uzun').pipe(z.email('Geçerli bir e-posta adresi giriniz')),
  );

export const childBirthDate = z
  .string('Çocuk doğum tarihi seçiniz')
  .min(1, 'Çocuk doğum tarihi seçiniz')
  .pipe(isoDate)
  .refine((value) => value <= today(), 'Doğum tarihi gelecekte olamaz')
  .refine((value) => ageInYears(value) < MAX_CHILD_AGE, 'Çocuk 25 yaşından küçük olmalıdır');

export const requestMessage = z
  .string('En az 10 karakter yazınız')
  .transform((value) => value.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(MESSAGE_LENGTH.min, 'En az 10 karakter yazınız')
      .max(MESSAGE_LENGTH.max, 'En fazla 500 karakter yazabilirsiniz'),
  );

export const requestedDate = z
  .string('Tercih edilen tarih seçiniz')
  .min(1, 'Tercih edilen tarih seçiniz')
  .pipe(isoDate)
  .refine((value) => value >= today(), 'Randevu tarihi bugünden önce olamaz');

export const requestedTime = z
  .string('Tercih edilen saat seçiniz')
  .min(1, 'Tercih edilen saat seçiniz')
  .pipe(timeOfDay);

export const kvkkConsent = z.literal(true, 'KVKK aydınlatma metnini okuyup onaylamanız gereklidir');
export const communicationConsent = z.literal(true, 'İletişim kurabilmemiz için izin vermeniz gereklidir');

/** The two sentences that a parent ticks (decisions, "Advertising law and honesty"); the version is kept with the consent. */
export const consentSentences = {
  version: '2026-11',
  kvkk: 'KVKK aydınlatma metnini okudum.',
  communication:
    'Bu randevu talebiyle ilgili olarak benimle telefon veya e-posta yoluyla iletişime geçilmesine izin veriyorum.',
} as const;

/** The wizard's form (document 1, section 3); its five steps validate picks of it. */
export const appointmentRequestForm = z.object({
  parentName: personName,
  childName: personName,
  childBirthDate,
  phone,
  email,
  concernArea: serviceType,
  message: requestMessage,
  preferredDate: requestedDate,
  preferredTime: requestedTime,
  kvkkConsent,
  communicationConsent,
});

/**
 * What POST /api/appointments and `bookAppointment` take (document 1, section 7). The consents may be absent
 * (documented body); when given they must be true, and `legalTextVersion` names the notice that was shown.
 */
export const bookAppointmentInput = z
  .strictObject({
    parentName: personName,
    childName: personName,
    childBirthDate,
    phone,
    email,
    serviceType,
    appointmentDate: requestedDate,
    appointmentTime: requestedTime,
    reason: requestMessage,
    kvkkConsent: kvkkConsent.nullish(),
    communicationConsent: communicationConsent.nullish(),
    legalTextVersion: z.string().max(80).nullish(),
    website: z
      .string()
      .max(0, 'Bu alan boş bırakılmalıdır')
      .nullish()
      .meta({ description: 'Left empty by people; a value marks a robot.' }),
  })
  .meta({ id: 'BookAppointmentInput' });

export type AppointmentRequestForm = z.input<typeof appointmentRequestForm>;
export type BookAppointmentInput = z.output<typeof bookAppointmentInput>;

/** Names the wizard's answers as the API takes them: concernArea is serviceType, message is reason, and so on. */
export function toBookAppointmentInput(form: z.output<typeof appointmentRequestForm>) {
  const { concernArea, message, preferredDate, preferredTime, ...rest } = form;
  return {
    ...rest,
    serviceType: concernArea,
    reason: message,
    appointmentDate: preferredDate,
    appointmentTime: preferredTime,
  };
}

/** Which form field shows a message that the server gave for a field of the API. */
export const formFieldOf: Record<string, keyof AppointmentRequestForm> = {
  serviceType: 'concernArea',
  reason: 'message',
  appointmentDate: 'preferredDate',
  appointmentTime: 'preferredTime',
};
