import type { Permission } from './permissions.ts';
import { type SelfCheckKey, selfCheckKeys } from './self-check-list.ts';
import { z } from './zod-setup.ts';

/** When the product checks itself, at the practice: at night, after the backup. */
export const SELF_CHECK_TIME = '03:10';

/** The job that runs all self-checks; a gateway runs it, which alone can ask the product what visitors ask. */
export const RUN_SELF_CHECKS_JOB = 'run-self-checks';

/** So many runs are kept. */
export const SELF_CHECK_RUNS_KEPT = 90;

/** Faults of one check that are kept with a run; how many there were is counted. */
export const MAX_FAULTS = 50;

/** Where the back office shows a record that a fault is about, and who may open it there. */
export const selfCheckPlaces = {
  appointment: { label: 'Randevuyu aç', permission: 'appointment:read', hash: (id) => `#appointments?id=${id}` },
  day: { label: 'Günü aç', permission: 'calendar:read', hash: (date) => `#appointments?view=day&date=${date}` },
  contactMessage: { label: 'Mesajı aç', permission: 'contact:read', hash: (id) => `#contacts?id=${id}` },
  blogPost: { label: 'Yazıyı aç', permission: 'content:write', hash: (id) => `#blog?id=${id}` },
  page: { label: 'Sayfayı aç', permission: 'content:write', hash: (id) => `#pages?id=${id}` },
  menu: { label: 'Menüleri aç', permission: 'content:write', hash: () => '#menus' },
  media: { label: 'Görseli aç', permission: 'content:write', hash: (id) => `#media?id=${id}` },
  setting: { label: 'Ayarı aç', permission: 'site-setting:read', hash: (key) => `#settings?focus=${key}` },
  user: { label: 'Kullanıcıları aç', permission: 'user:read', hash: () => '#users' },
  dataRequest: { label: 'Başvuruları aç', permission: 'privacy:read', hash: () => '#privacy' },
  dataBreach: { label: 'İhlali aç', permission: 'privacy:read', hash: (id) => `#privacy?tab=breaches&id=${id}` },
  email: { label: 'Giden e-postaları aç', permission: 'email:read', hash: () => '#email?tab=outbox' },
  job: { label: 'Sistem durumunu aç', permission: 'system:read', hash: () => '#system-health' },
  backup: { label: 'Yedekleri aç', permission: 'backup:read', hash: () => '#backups' },
} as const satisfies Record<string, { label: string; permission: Permission; hash: (id: string) => string }>;

export type SelfCheckPlace = keyof typeof selfCheckPlaces;
export const selfCheckPlaceNames = Object.keys(selfCheckPlaces) as [SelfCheckPlace, ...SelfCheckPlace[]];

const selfCheckRecord = z
  .object({ place: z.enum(selfCheckPlaceNames), recordId: z.string() })
  .meta({ id: 'SelfCheckRecord' });

/** What a check found. It says nothing of anybody: ids, times and names of fields. */
export const selfCheckFault = z.object({
  id: z.string().meta({ description: 'The same for the same fault in every run.' }),
  sentence: z.string().meta({ description: 'A Turkish sentence without personal data.' }),
  records: z.array(selfCheckRecord).meta({ description: 'What it is about, where the back office shows it.' }),
});

export type SelfCheckFault = z.infer<typeof selfCheckFault>;

/** What one owner found in one step of a check. Steps are short; `next` is where the next one begins, null after the last. */
export const selfCheckStep = z.object({
  checked: z.number().int(),
  faults: z.array(selfCheckFault),
  /** What else there is to know of a check that passed, a Turkish sentence. */
  note: z.string().optional(),
  next: z.string().nullable(),
});

export type SelfCheckStep = z.infer<typeof selfCheckStep>;

export const selfCheckStepInput = z.object({ key: z.enum(selfCheckKeys), from: z.string().nullable() });

export const selfCheckStates = ['passed', 'failed', 'undone'] as const;
export type SelfCheckState = (typeof selfCheckStates)[number];
export const selfCheckStateLabels: Record<SelfCheckState, string> = {
  passed: 'Geçti',
  failed: 'Geçmedi',
  undone: 'Yapılamadı',
};

/** What came of a check in a run. */
export const selfCheckOutcome = z.object({
  key: z.enum(selfCheckKeys),
  state: z.enum(selfCheckStates).meta({ description: '`undone`: a part of the product did not answer.' }),
  checked: z.number().int().meta({ description: 'How many records or requests were looked at.' }),
  durationMs: z.number().int(),
  note: z.string().nullable(),
  faultCount: z
    .number()
    .int()
    .meta({ description: `May be more than are listed, ${MAX_FAULTS} at most.` }),
  faults: z.array(selfCheckFault),
});

export type SelfCheckOutcome = z.infer<typeof selfCheckOutcome>;

const outcomeOfRun = selfCheckOutcome
  .omit({ note: true, faults: true })
  .extend({
    newCount: z.number().int().meta({ description: 'Faults that were not there in the run before.' }),
    mendedCount: z.number().int().meta({ description: 'Faults of the run before that are gone.' }),
  })
  .meta({ id: 'SelfCheckOutcome' });

const outcomeOfReport = outcomeOfRun
  .extend({
    note: z.string().nullable(),
    lastPassedAt: z.string().nullable().meta({ description: 'When it last passed, in this run or an earlier one.' }),
    faults: z.array(
      selfCheckFault
        .extend({ isNew: z.boolean().meta({ description: 'It was not there in the run before.' }) })
        .meta({ id: 'SelfCheckFault' }),
    ),
    mended: z
      .array(selfCheckFault.meta({ id: 'MendedSelfCheckFault' }))
      .meta({ description: 'What the run before had found and this one did not.' }),
  })
  .meta({ id: 'ReportedSelfCheckOutcome' });

export const selfCheckRunStates = ['queued', 'running', 'finished', 'broken'] as const;
export type SelfCheckRunState = (typeof selfCheckRunStates)[number];

const runFields = {
  id: z.string(),
  state: z.enum(selfCheckRunStates).meta({ description: '`broken`: nobody goes on with it any more.' }),
  isNightly: z.boolean(),
  startedBy: z.string().nullable().meta({ description: 'Null for a nightly one.' }),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  current: z.enum(selfCheckKeys).nullable().meta({ description: 'The check that is being made.' }),
};

/** One run of all self-checks, with its outcomes in short. */
export const selfCheckRun = z
  .object({ ...runFields, outcomes: z.array(outcomeOfRun) })
  .meta({ id: 'SelfCheckRun', description: 'One run of all self-checks, with its outcomes in short.' });

/** One run with everything that it found. */
export const selfCheckReport = z
  .object({ ...runFields, outcomes: z.array(outcomeOfReport) })
  .meta({ id: 'SelfCheckReport', description: 'One run of all self-checks with everything that it found.' });

export type SelfCheckRun = z.infer<typeof selfCheckRun>;
export type SelfCheckReport = z.infer<typeof selfCheckReport>;

/** Whether a run is under way or about to begin. */
export function isSelfCheckOpen(state: SelfCheckRunState): boolean {
  return state === 'queued' || state === 'running';
}

/** The checks of a run that it has not made yet, in their order. */
export function checksLeft(outcomes: readonly { key: SelfCheckKey }[]): SelfCheckKey[] {
  const made = new Set(outcomes.map(({ key }) => key));
  return selfCheckKeys.filter((key) => !made.has(key));
}

/** Real values of people, and ids of their records: what no answer to a visitor may contain, and what may be asked for. */
export const personalSample = z.object({
  values: z.array(
    z.object({
      kind: z.enum(['name', 'phone', 'email', 'text']),
      text: z.string(),
      /** Whose it is, where the back office shows it. */
      record: selfCheckRecord,
    }),
  ),
  ids: z.array(z.string()),
});

export type PersonalSample = z.infer<typeof personalSample>;
