import { consentSentences } from './booking-form.ts';
import { contactConsentSentence } from './contact-form.ts';
import { dataRequestChannels } from './data-requests.ts';
import { isoDate } from './date-formats.ts';
import { today } from './dates.ts';
import { exportFormat } from './export-format.ts';
import { pagingInput } from './paging.ts';
import { optionalText } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** What people agree to: the two boxes of the wizard, the one of the contact form, and the choice about cookies. */
export const consentTexts = ['appointmentNotice', 'appointmentContact', 'messageNotice', 'cookies'] as const;
export type ConsentText = (typeof consentTexts)[number];
export const consentTextLabels: Record<ConsentText, string> = {
  appointmentNotice: 'Aydınlatma metni (randevu)',
  appointmentContact: 'İletişim izni (randevu)',
  messageNotice: 'Aydınlatma metni (mesaj)',
  cookies: 'Çerez tercihi',
};

/** Where a consent came from: the pages of the site, the contact form of a browser without scripts, a program, or staff. */
export const consentOrigins = ['site', 'form', 'api', 'staff'] as const;
export type ConsentOrigin = (typeof consentOrigins)[number];
export const consentOriginLabels: Record<ConsentOrigin, string> = {
  site: 'Site',
  form: 'JavaScript’siz form',
  api: 'API',
  staff: 'Personel',
};

/** `refused` is a choice against all cookies; `notRecorded` a request that came without saying. */
export const consentStates = ['given', 'refused', 'withdrawn', 'notRecorded'] as const;
export type ConsentState = (typeof consentStates)[number];
export const consentStateLabels: Record<ConsentState, string> = {
  given: 'Verildi',
  refused: 'Verilmedi',
  withdrawn: 'Geri alındı',
  notRecorded: 'Kaydedilmedi',
};

/** Years for which a choice about cookies can be proven. */
export const COOKIE_CHOICE_YEARS = 5;
/** So long the proof of a consent stays, without its person, when its record was deleted. */
export const ERASED_CONSENT_YEARS = 3;

/** Of what was chosen about cookies. */
const cookieCategories = z.object({ analytics: z.boolean(), marketing: z.boolean() }).meta({ id: 'CookieCategories' });

/** A consent as the service has it with whose record it was given. */
export const recordedConsent = z.object({
  text: z.enum(consentTexts),
  recordId: z.string(),
  state: z.enum(['given', 'refused', 'notRecorded']),
  origin: z.enum(consentOrigins).nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  noticeVersion: z.string().nullable(),
  sentenceVersion: z.string().nullable(),
  categories: cookieCategories.nullable(),
  givenAt: z.string(),
});
export type RecordedConsent = z.infer<typeof recordedConsent>;

/** A part of the consents that a service has, in the order of their records; `next` is where the rest begins. */
export const recordedConsentPage = z.object({ consents: z.array(recordedConsent), next: z.string().nullable() });

/** The services that have consents from before there was a register, in the order in which they are asked. */
export const consentSources = ['appointments', 'messaging', 'content'] as const;

export const consentWithdrawal = z
  .object({
    withdrawnOn: z.string(),
    channel: z.enum(dataRequestChannels),
    note: z.string().nullable(),
    recordedBy: z.string().nullable(),
    recordedAt: z.string(),
  })
  .meta({ id: 'ConsentWithdrawal' });

/** An entry of the register of consents. */
export const consentEntryRecord = z
  .object({
    id: z.string(),
    text: z.enum(consentTexts),
    state: z.enum(consentStates),
    origin: z.enum(consentOrigins).nullable().meta({ description: 'null: not known, of before it was recorded.' }),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    isPersonErased: z.boolean().meta({ description: 'Its record was deleted, and with it whose it was.' }),
    recordId: z.string().nullable().meta({ description: 'The appointment or the message; null: none, or deleted.' }),
    noticeVersion: z.string().nullable().meta({ description: 'Of the notice that was shown.' }),
    sentenceVersion: z.string().nullable().meta({ description: 'Of the words beside the box.' }),
    categories: cookieCategories.nullable(),
    givenAt: z.string().meta({ description: 'Of what was not recorded: when the request came in.' }),
    withdrawal: consentWithdrawal.nullable(),
  })
  .meta({ id: 'ConsentEntry', description: 'What a person agreed to, and whether it was withdrawn.' });

export type ConsentEntryRecord = z.infer<typeof consentEntryRecord>;

/** Which entries of the register are asked for. */
export const consentFilter = z
  .object({
    text: z.enum(consentTexts).nullish(),
    origin: z.enum(consentOrigins).nullish(),
    state: z.enum(consentStates).nullish(),
    search: z.string().max(100).nullish().meta({ description: 'Any part of name, phone or e-mail.' }),
    from: z.nullish(isoDate),
    to: z.nullish(isoDate),
  })
  .meta({ id: 'ConsentFilter' });
export type ConsentFilter = z.output<typeof consentFilter>;

export const listConsentEntriesInput = pagingInput.extend(consentFilter.shape);

/** The list as a file; an unknown filter is refused, since ignoring it would export too much. */
export const exportConsentEntriesInput = z.strictObject({ ...consentFilter.shape, format: exportFormat });

export const listRecordConsentsInput = z.object({ recordId: z.string().min(1).max(100) });

const NOTE_LENGTH = 200;

/** That somebody took a consent back: how and when they said so. */
export const withdrawConsentInput = z
  .strictObject({
    channel: z.enum(dataRequestChannels, 'Nasıl bildirildiğini seçin'),
    withdrawnOn: z
      .string('Bildirildiği günü girin')
      .pipe(isoDate)
      .refine((day) => day <= today(), 'Gelecekteki bir gün olamaz')
      .meta({ description: 'Not a day to come, nor one before it was given.' }),
    note: optionalText(NOTE_LENGTH).meta({ description: 'A few words; nothing clinical.' }),
    ofPerson: z.boolean().nullish().meta({
      description: 'Also what the person, by phone or e-mail, agreed to of the same text with other records.',
    }),
  })
  .meta({ id: 'WithdrawConsentInput' });

const withdrawable: readonly ConsentText[] = ['appointmentContact', 'messageNotice'];

/**
 * Whether a consent can be taken back. That a notice was read stays so; with the box of the contact form the sender also asks
 * for an answer. A choice about cookies is changed in the browser that made it.
 */
export function canWithdrawConsent({ text, state }: Pick<ConsentEntryRecord, 'text' | 'state'>): boolean {
  return state === 'given' && withdrawable.includes(text);
}

/** The words beside the box, by version. Whoever changes a sentence leaves the former one here. */
const words: Record<ConsentText, Readonly<Record<string, string>>> = {
  appointmentNotice: { [consentSentences.version]: consentSentences.kvkk },
  appointmentContact: { [consentSentences.version]: consentSentences.communication },
  messageNotice: { [contactConsentSentence.version]: contactConsentSentence.kvkk },
  cookies: {},
};

/** What somebody agreed to, word for word; null where no sentence is known. */
export function consentSentence({
  text,
  sentenceVersion,
}: Pick<ConsentEntryRecord, 'text' | 'sentenceVersion'>): string | null {
  return (sentenceVersion && words[text][sentenceVersion]) || null;
}
