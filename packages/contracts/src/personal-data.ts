import { z } from './zod-setup.ts';

/** Which service has which. */
export const personalDataKindsByService = {
  appointments: ['appointment', 'appointmentFile', 'childProfile', 'clinicalNote', 'assessment'],
  messaging: ['contactMessage', 'refusedAddress', 'unsubscribe'],
  identity: ['consent'],
} as const satisfies Record<string, readonly PersonalDataKind[]>;
type KindsByService = typeof personalDataKindsByService;
export type PersonalDataKindOf<Service extends keyof KindsByService> = KindsByService[Service][number];

export function isPersonalDataOf<Service extends keyof KindsByService>(
  service: Service,
  kind: PersonalDataKind,
): kind is PersonalDataKindOf<Service> {
  return (personalDataKindsByService[service] as readonly PersonalDataKind[]).includes(kind);
}

/** What the practice holds about the people who come to it, in the order in which it is shown. */
export const personalDataKindLabels = {
  appointment: 'Randevu',
  appointmentFile: 'Randevu dosyası',
  childProfile: 'Çocuk dosyası',
  clinicalNote: 'Klinik not',
  assessment: 'Değerlendirme',
  contactMessage: 'Mesaj',
  consent: 'Onay kaydı',
  refusedAddress: 'E-postaları reddeden adres',
  unsubscribe: 'Tanıtım e-postası tercihi',
};
export type PersonalDataKind = keyof typeof personalDataKindLabels;
export const personalDataKinds = Object.keys(personalDataKindLabels) as [PersonalDataKind, ...PersonalDataKind[]];

/** Why a record is kept although somebody asks for its erasure (KVKK, articles 5 and 7). */
export const keepReasons = ['legalRetention', 'legalClaim', 'ongoingService', 'anotherPerson'] as const;
export type KeepReason = (typeof keepReasons)[number];

export const keepReasonLabels: Record<KeepReason, string> = {
  legalRetention: 'Yasal saklama süresi dolmadı',
  legalClaim: 'Bir hakkın kullanılması veya korunması için gerekli',
  ongoingService: 'Süren hizmet için gerekli',
  anotherPerson: 'Başka bir kişiye ait',
};

/** How many records one call can decide on. */
export const MAX_ERASED_RECORDS = 200;
/** Records of destruction are kept for so long (by-law on erasure of personal data, article 7). */
export const DESTRUCTION_RECORD_YEARS = 3;

/** A record that is held about whoever made a request. */
export const personalDataRecord = z
  .object({
    id: z.string(),
    kind: z.enum(personalDataKinds),
    date: z.string().meta({ description: 'The day that it is of, yyyy-MM-dd.' }),
    description: z.string(),
    partOfId: z.string().nullable().meta({ description: 'The record that takes it along when it is erased.' }),
  })
  .meta({ id: 'PersonalDataRecord', description: 'A record about the person who made a request.' });

/** The same with all that the record says, for an export. */
export const foundPersonalData = personalDataRecord.extend({
  details: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
});

/** The fields of a record that say something, with their names in the API and on paper. */
export function personalDataDetails(
  rows: readonly (readonly [name: string, label: string, text: string | null | undefined])[],
): FoundPersonalData['details'] {
  return rows.flatMap(([name, label, text]) => (text ? [{ name, label, text }] : []));
}

/** Whose data is meant: whatever has one of the two. */
export const personalDataSubject = z.object({ phone: z.string().nullable(), email: z.string().nullable() });

/** The erasure of one record, for the request and by the decision of the ids. */
export const erasedPersonalRecord = z.object({
  requestId: z.string(),
  decisionId: z.string(),
  kind: z.enum(personalDataKinds),
  id: z.string(),
});

export const personalDataDecisionInput = z
  .strictObject({
    kind: z.enum(personalDataKinds, 'Kaydın türünü seçin'),
    id: z.string('Kaydı seçin').min(1, 'Kaydı seçin').max(50, 'Kaydı seçin'),
    keepReason: z
      .enum(keepReasons, 'Saklama nedenini seçin')
      .nullish()
      .meta({ description: 'Why the record is kept; without one it is erased.' }),
  })
  .meta({ id: 'PersonalDataDecisionInput' });

/** POST /api/data-requests/{id}/erase. */
export const erasePersonalDataInput = z
  .strictObject({
    records: z
      .array(personalDataDecisionInput, 'Kayıtları seçin')
      .min(1, 'En az bir kayıt seçin')
      .max(MAX_ERASED_RECORDS, `Bir defada en fazla ${MAX_ERASED_RECORDS} kayıt seçilebilir`),
  })
  .meta({ id: 'ErasePersonalDataInput' });

/** What became of the records that were decided on. */
export const personalDataErasure = z
  .object({
    erasedCount: z.number().int(),
    keptCount: z.number().int(),
    failures: z.array(z.object({ id: z.string(), kind: z.enum(personalDataKinds), message: z.string() })),
  })
  .meta({ id: 'PersonalDataErasure' });

/** That so many records of a kind were erased, or kept and why; names nobody but who decided. */
export const destructionRecord = z
  .object({
    id: z.string(),
    kind: z.enum(personalDataKinds),
    count: z.number().int(),
    keepReason: z.enum(keepReasons).nullable().meta({ description: 'null: the records were erased.' }),
    decidedBy: z.string().nullable(),
    at: z.string(),
  })
  .meta({
    id: 'DestructionRecord',
    description: 'How many records of a kind were erased, or kept and why; names only the person who decided.',
  });

export const personalDataFormats = ['pdf', 'json'] as const;
export const exportPersonalDataInput = z.strictObject({
  id: z.string(),
  format: z.enum(personalDataFormats, 'Biçim pdf veya json olmalı'),
});

export type PersonalDataRecord = z.infer<typeof personalDataRecord>;
export type FoundPersonalData = z.infer<typeof foundPersonalData>;
export type PersonalDataSubject = z.infer<typeof personalDataSubject>;
export type PersonalDataErasure = z.infer<typeof personalDataErasure>;
export type DestructionRecord = z.infer<typeof destructionRecord>;
