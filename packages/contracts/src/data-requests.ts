import { differenceInCalendarDays } from 'date-fns';
import { email } from './booking.ts';
import { isoDate } from './date-formats.ts';
import { addDays, today } from './dates.ts';
import { inputFormats } from './input-formats.ts';
import { phone } from './phone.ts';
import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** So many days after a request came in it has to be answered (KVKK, article 13). */
export const DATA_REQUEST_DAYS = 30;
/** From so many days before its end a request is urgent. */
export const DATA_REQUEST_URGENT_DAYS = 7;

/**
 * What somebody can ask for of the data that is held about them: by KVKK, article 11, and the last two by the GDPR (articles 20
 * and 18).
 */
export const dataRequestKindLabels = {
  information: 'Bilgi alma',
  correction: 'Düzeltme',
  erasure: 'Silme',
  export: 'Dışa aktarma',
  objection: 'İtiraz',
  portability: 'Veri taşınabilirliği',
  restriction: 'İşlemenin kısıtlanması',
};
type DataRequestKind = keyof typeof dataRequestKindLabels;
export const dataRequestKinds = Object.keys(dataRequestKindLabels) as [DataRequestKind, ...DataRequestKind[]];
/** Those that staff choose from where the GDPR is said to apply; one that came in is taken whatever the setting says. */
export const gdprRequestKinds: readonly DataRequestKind[] = ['portability', 'restriction'];

/** How a request came in. */
export const dataRequestChannels = ['email', 'letter', 'inPerson', 'phone', 'registeredEmail'] as const;
export const dataRequestChannelLabels: Record<(typeof dataRequestChannels)[number], string> = {
  email: 'E-posta',
  letter: 'Yazılı dilekçe',
  inPerson: 'Yüz yüze',
  phone: 'Telefon',
  registeredEmail: 'KEP',
};

/** A data subject's request, from when it came in until it is answered. */
export const dataRequestRecord = z
  .object({
    id: z.string(),
    kind: z.enum(dataRequestKinds),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    channel: z.enum(dataRequestChannels),
    receivedOn: z.string(),
    dueOn: z.string().meta({ description: `The last day to answer: ${DATA_REQUEST_DAYS} days after it came in.` }),
    details: z.string().nullable(),
    identityCheck: z.string().nullable().meta({ description: 'How it was made sure who asks; null: it was not yet.' }),
    identityCheckedBy: z.string().nullable(),
    identityCheckedAt: z.string().nullable(),
    answer: z.string().nullable(),
    isClosed: z.boolean(),
    closedBy: z.string().nullable(),
    closedAt: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'DataRequest', description: "A data subject's request, from when it came in until it is answered." });

const fields = {
  kind: z.enum(dataRequestKinds, 'Başvurunun türünü seçin'),
  name: requiredText(100, 'Başvuranın adı gerekli'),
  email: z.union([z.literal(''), z.string().trim().pipe(email).meta(inputFormats.email)]).nullish(),
  phone: z.union([z.literal(''), z.string().pipe(phone).meta(inputFormats.phone)]).nullish(),
  channel: z.enum(dataRequestChannels, 'Başvurunun nasıl geldiğini seçin'),
  receivedOn: z
    .string('Başvurunun geldiği günü girin')
    .pipe(isoDate)
    .refine((day) => day <= today(), 'Gelecekteki bir gün olamaz'),
  details: optionalText(4000),
  identityCheck: optionalText(500),
  answer: optionalText(4000),
};

export const createDataRequestInput = z.strictObject(fields).meta({ id: 'CreateDataRequestInput' });

export const updateDataRequestInput = z
  .strictObject({ ...z.object(fields).partial().shape, isClosed: z.boolean().nullish(), version: versionInput })
  .meta({ id: 'UpdateDataRequestInput' });

/** The last day on which a request that came in on `receivedOn` can be answered. */
export function dataRequestDueOn(receivedOn: string): string {
  return addDays(receivedOn, DATA_REQUEST_DAYS);
}

/** How many days are left to answer a request that is due on `dueOn`; negative: it is overdue. */
export function dataRequestDaysLeft(dueOn: string, on: string = today()): number {
  return differenceInCalendarDays(dueOn, on);
}

export type DataRequestRecord = z.infer<typeof dataRequestRecord>;
