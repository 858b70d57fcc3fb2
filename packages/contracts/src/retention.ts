import { ERASED_CONSENT_YEARS } from './consent-entries.ts';
import { isoDate } from './date-formats.ts';
import { addDays, today } from './dates.ts';
import { pagingInput } from './paging.ts';
import { DESTRUCTION_RECORD_YEARS, personalDataKindLabels, personalDataKinds } from './personal-data.ts';
import type { retentionDays } from './retention-days.ts';
import { type SettingKey, settingValue } from './settings/all-settings.ts';
import { z } from './zod-setup.ts';

/** When the night's run begins, at the practice: after the backup. */
export const RETENTION_TIME = '03:30';
/** The job of a run; identity does it. */
export const APPLY_RETENTION_JOB = 'apply-retention';
/** How many expired records a service names at once. */
export const MAX_EXPIRED_RECORDS = 2000;
/** How many records one transaction erases at most. */
export const MAX_ERASED_AT_ONCE = 20;
/** Runs are the records of destruction of what they erased. */
export const RETENTION_RUN_YEARS = DESTRUCTION_RECORD_YEARS;

type RetentionRule = {
  label: string;
  service: 'appointments' | 'messaging' | 'identity';
  setting: keyof typeof retentionDays;
  /** Whether `data_retention_period` is the longest that they are kept. */
  isBounded: boolean;
  /** From when the days are counted. */
  countedFrom: string;
  /** What happens when they are over. */
  outcome: string;
};

/**
 * The classes of records that expire, in the order in which a run erases them: a child's appointments before the file. What
 * rules each: which service has it, the setting with its days, from when they count and what happens then.
 */
export const retentionRules = {
  appointment: {
    label: 'Randevular',
    service: 'appointments',
    setting: 'data_retention_period',
    isBounded: true,
    countedFrom: 'Çocuğun son randevusundan, notundan ya da değerlendirmesinden',
    outcome: 'Dosyaları, e-postaları, bildirimleri ve geçmişiyle birlikte silinir.',
  },
  childProfile: {
    label: 'Çocuk dosyaları',
    service: 'appointments',
    setting: 'data_retention_period',
    isBounded: true,
    countedFrom: 'Çocuğun son randevusundan, notundan ya da değerlendirmesinden',
    outcome: 'Klinik notları ve değerlendirmeleriyle birlikte silinir.',
  },
  contactMessage: {
    label: 'Mesajlar',
    service: 'messaging',
    setting: 'contact_message_retention_days',
    isBounded: true,
    countedFrom: 'Mesajdan, yanıtlandıysa son yanıttan',
    outcome: 'Yanıtları, bildirimleri ve e-postalarıyla birlikte silinir.',
  },
  outgoingEmail: {
    label: 'Giden e-posta kayıtları',
    service: 'messaging',
    setting: 'email_retention_days',
    isBounded: true,
    countedFrom: 'E-postanın oluşturulmasından',
    outcome: 'Silinir; hâlâ bekliyorsa artık gönderilmez.',
  },
  dataRequest: {
    label: 'Kapanan kişisel veri başvuruları',
    service: 'identity',
    setting: 'data_request_retention_days',
    isBounded: false,
    countedFrom: 'Başvurunun kapanmasından',
    outcome: 'Cevabıyla birlikte silinir.',
  },
} satisfies Record<string, RetentionRule>;
export type RetentionClass = keyof typeof retentionRules;
export const retentionClasses = Object.keys(retentionRules) as [RetentionClass, ...RetentionClass[]];

/** For how many days records of a class are kept, by the stored settings. */
export function retentionDaysOf(kind: RetentionClass, stored: Readonly<Record<string, string>>): number {
  const { setting, isBounded } = retentionRules[kind];
  const days = Number(settingValue(stored, setting));
  return isBounded ? Math.min(days, Number(settingValue(stored, 'data_retention_period'))) : days;
}

/** The first day whose records are still kept: what is exactly so many days old stays until that day is over. */
export function firstKeptDay(days: number, on: string = today()): string {
  return addDays(on, -days);
}

type SelfExpiring = { label: string; period: { days: number } | { setting: SettingKey } | { text: string } };

/** Records that go by themselves, without a run. */
export const selfExpiringRecords = {
  notification: { label: 'Bildirimler', period: { days: 180 } },
  sentEmail: { label: 'E-posta kuyruğunda gönderilmiş olanlar', period: { days: 90 } },
  bookingRequest: { label: 'Yinelenen randevu talebini tanıma bilgisi', period: { text: 'İstenen saate kadar' } },
  contactSubmission: { label: 'Yinelenen mesajı tanıma bilgisi', period: { days: 1 } },
  emailQuota: { label: 'Talep e-postalarının sayısı (adresin özeti)', period: { days: 1 } },
  refusedAddress: { label: 'E-postaları reddeden adresler', period: { days: 365 } },
  unsubscribe: {
    label: 'Tanıtım e-postası tercihleri',
    period: { text: 'Son tanıtım e-postasından 3 yıl sonraya kadar; almak istemeyenlerinki başvuruyla silinene kadar' },
  },
  upload: { label: 'Yarım kalan dosya yüklemeleri', period: { text: '1 saat' } },
  cookieChoice: { label: 'Çerez tercihleri (kimliksiz)', period: { days: 5 * 365 } },
  destructionRecord: { label: 'İmha kayıtları (kimliksiz)', period: { days: DESTRUCTION_RECORD_YEARS * 366 } },
  erasedConsent: { label: 'Onay kanıtları (kimliksiz)', period: { days: ERASED_CONSENT_YEARS * 366 } },
  auditEntry: { label: 'Denetim kaydı (kullanıcıların işlemleri)', period: { setting: 'security_log_retention' } },
  backup: { label: 'Yedekler', period: { setting: 'backup_retention_days' } },
} as const satisfies Record<string, SelfExpiring>;
export type SelfExpiringKind = keyof typeof selfExpiringRecords;

/** What a run can have erased. */
export const erasedKinds = [...personalDataKinds, 'outgoingEmail', 'dataRequest'] as const;
export type ErasedKind = (typeof erasedKinds)[number];

export const erasedKindLabels: Readonly<Record<ErasedKind, string>> = {
  ...personalDataKindLabels,
  outgoingEmail: 'E-posta kaydı',
  dataRequest: 'Kişisel veri başvurusu',
};

const kind = z.enum(retentionClasses, 'Böyle bir kayıt türü yok');
const erasedCount = z.object({ kind: z.enum(erasedKinds), count: z.number().int() });
/** How many of which kind were erased. */
export const erasedCounts = z.array(erasedCount);
export type ErasedCounts = z.infer<typeof erasedCounts>;

/** The call of a service for the records of a class that are over: those from before the day `keptFrom`. */
export const findExpiredRecordsInput = z.object({ kind, keptFrom: isoDate });

/** What a service has of a class. */
export const expiredRecords = z.object({
  total: z.number().int(),
  /** The day of the oldest; null: there is none. */
  oldest: z.string().nullable(),
  /** The first of those that are over, the oldest first. */
  expired: z.array(
    z.object({
      id: z.string(),
      /** The day from which its age counts. */
      date: z.string(),
      /** Whose it is; null: it names nobody. */
      name: z.string().nullable(),
      /** What it is, where there are several kinds; nothing clinical. */
      detail: z.string().nullable(),
      /** The record that it is about. */
      partOfId: z.string().nullable(),
    }),
  ),
  /** Whether there are more that are over. */
  hasMore: z.boolean(),
});
export type ExpiredRecords = z.infer<typeof expiredRecords>;
export type FoundExpiredRecord = ExpiredRecords['expired'][number];

/** What a service answers of what it has found: it looks for one more than it names at once. */
export function toExpiredRecords({ expired, ...rest }: Omit<ExpiredRecords, 'hasMore'>): ExpiredRecords {
  return { ...rest, expired: expired.slice(0, MAX_EXPIRED_RECORDS), hasMore: expired.length > MAX_EXPIRED_RECORDS };
}

/** The erasure of some of them, for a run; those that are not over any more stay. */
export const eraseExpiredRecordsInput = findExpiredRecordsInput.extend({
  ids: z.array(z.string()).min(1).max(MAX_ERASED_AT_ONCE),
  runId: z.string(),
});

/** A class of records with its period, and what would go now. */
export const retentionClassRecord = z
  .object({
    kind,
    days: z.number().int().meta({ description: 'For how long its records are kept.' }),
    keptFrom: z.string().meta({ description: 'The first day whose records are kept, yyyy-MM-dd.' }),
    total: z.number().int(),
    oldest: z.string().nullable().meta({ description: 'The day of the oldest; null: there is none.' }),
    expired: z
      .number()
      .int()
      .meta({ description: `How many would go now, counted up to ${MAX_EXPIRED_RECORDS}.` }),
    onHold: z
      .number()
      .int()
      .meta({ description: 'How many are over and stay for an open request of the same person.' }),
  })
  .meta({ id: 'RetentionClassState' });

const selfExpiringKinds = Object.keys(selfExpiringRecords) as [SelfExpiringKind, ...SelfExpiringKind[]];

export const retentionOverview = z
  .object({
    nextOn: z.string().meta({ description: `The day of the next run, at ${RETENTION_TIME} at the practice.` }),
    classes: z.array(retentionClassRecord),
    selfExpiring: z.array(z.object({ kind: z.enum(selfExpiringKinds), days: z.number().int().nullable() })),
  })
  .meta({ id: 'RetentionOverview' });

/** A record whose days are over. */
export const expiredRecord = z
  .object({
    id: z.string(),
    date: z.string().meta({ description: 'The day from which its age counts, yyyy-MM-dd.' }),
    name: z.string().nullable().meta({ description: 'Whose it is; null: it names no person.' }),
    detail: z.string().nullable(),
    isOnHold: z.boolean().meta({ description: 'Stays while the same person has an open request about their data.' }),
  })
  .meta({ id: 'ExpiredRecord' });

export const listExpiredRecordsInput = pagingInput.extend({ kind });

/** A run is `running` until it has looked at every class; one that `failed` was given up. */
export const retentionRunStates = ['queued', 'running', 'done', 'failed'] as const;
export type RetentionRunState = (typeof retentionRunStates)[number];
export const retentionRunStateLabels: Readonly<Record<RetentionRunState, string>> = {
  queued: 'Sırada',
  running: 'Siliniyor',
  done: 'Tamamlandı',
  failed: 'Tamamlanamadı',
};

/** A run, and what it erased: kept for three years, names nobody but who began it. */
export const retentionRunRecord = z
  .object({
    id: z.string(),
    state: z.enum(retentionRunStates),
    startedBy: z.string().nullable().meta({ description: 'null: the night’s run.' }),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    erased: erasedCounts,
    onHold: z.number().int().meta({ description: 'How many stayed for an open request.' }),
    problem: z.string().nullable().meta({ description: 'A Turkish sentence: what could not be done.' }),
  })
  .meta({ id: 'RetentionRun' });

export type RetentionOverview = z.infer<typeof retentionOverview>;
export type RetentionClassState = z.infer<typeof retentionClassRecord>;
export type ExpiredRecord = z.infer<typeof expiredRecord>;
export type RetentionRun = z.infer<typeof retentionRunRecord>;
