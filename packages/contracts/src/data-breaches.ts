import { isoDate } from './date-formats.ts';
import { today } from './dates.ts';
import { type FieldSentence, optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** So many hours after a breach was noticed the authority has to know of it (KVKK, article 12, and decision 2019/10 of the Kurul). */
export const BREACH_NOTICE_HOURS = 72;
/** From so many hours before their end the notice is urgent. */
export const BREACH_URGENT_HOURS = 24;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Where a breach stands. A draft may turn out to be none, and be deleted; its clock runs all the same. */
export const breachStates = ['draft', 'open', 'closed'] as const;
export type BreachState = (typeof breachStates)[number];
export const breachStateLabels: Record<BreachState, string> = { draft: 'Taslak', open: 'Açık', closed: 'Kapandı' };

/** What kinds of data a breach is about. */
export const breachDataKindLabels = {
  identity: 'Kimlik bilgileri',
  contact: 'İletişim bilgileri',
  appointment: 'Randevu bilgileri',
  health: 'Sağlık bilgileri',
  payment: 'Ödeme bilgileri',
  recording: 'Görüntü ve ses kayıtları',
  password: 'Kullanıcı adı ve şifreler',
  other: 'Diğer',
};
type BreachDataKind = keyof typeof breachDataKindLabels;
export const breachDataKinds = Object.keys(breachDataKindLabels) as [BreachDataKind, ...BreachDataKind[]];

/** Whose data it is. */
export const breachPeopleKinds = ['child', 'parent', 'visitor', 'staff', 'other'] as const;
export const breachPeopleKindLabels: Record<(typeof breachPeopleKinds)[number], string> = {
  child: 'Çocuklar',
  parent: 'Veliler',
  visitor: 'Site ziyaretçileri',
  staff: 'Çalışanlar',
  other: 'Diğer',
};

/** A breach of personal data, from when it was noticed until all that the law asks for is done. */
export const dataBreachRecord = z
  .object({
    id: z.string(),
    state: z.enum(breachStates),
    title: z.string(),
    description: z.string().nullable(),
    occurredAt: z.string().nullable().meta({ description: 'null: not known.' }),
    noticedAt: z.string(),
    noticedBy: z.string(),
    notifyBy: z.string().meta({ description: `${BREACH_NOTICE_HOURS} hours after it was noticed.` }),
    dataKinds: z.array(z.enum(breachDataKinds)),
    peopleKinds: z.array(z.enum(breachPeopleKinds)),
    peopleCount: z.number().int().nullable().meta({ description: 'About how many; null: not known.' }),
    measures: z.string().nullable(),
    boardNotifiedAt: z.string().nullable().meta({ description: 'When the authority (Kurul) was notified.' }),
    boardReference: z.string().nullable(),
    boardNote: z.string().nullable().meta({ description: 'Why it was notified late, or not at all.' }),
    peopleNotifiedOn: z.string().nullable().meta({ description: 'The day on which the people concerned were told.' }),
    peopleNote: z.string().nullable().meta({ description: 'How they were told, or why not.' }),
    closedBy: z.string().nullable(),
    closedAt: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({
    id: 'DataBreach',
    description: 'A breach of personal data, from when it was noticed until all that the law asks for is done.',
  });

export type DataBreachRecord = z.infer<typeof dataBreachRecord>;

const MAX_PEOPLE = 10_000_000;
const COUNT = 'Kişi sayısını rakamla yazın';

const moment = (error: string) =>
  z.iso
    .datetime({ offset: true, error })
    .refine((instant) => Date.parse(instant) <= Date.now(), 'Gelecekteki bir zaman olamaz');

const fields = {
  state: z.enum(breachStates, 'Durumu seçin').nullish().meta({ description: '`draft` when not given.' }),
  title: requiredText(150, 'Ne olduğunu birkaç kelimeyle yazın'),
  description: optionalText(4000),
  occurredAt: moment('Ne zaman olduğunu tarih ve saat olarak girin').nullish(),
  noticedAt: moment('Ne zaman fark edildiğini tarih ve saat olarak girin'),
  noticedBy: requiredText(100, 'Kimin fark ettiğini yazın'),
  dataKinds: z.array(z.enum(breachDataKinds, 'Veri türlerini seçin')).max(breachDataKinds.length).nullish(),
  peopleKinds: z
    .array(z.enum(breachPeopleKinds, 'Kimlerin verisi olduğunu seçin'))
    .max(breachPeopleKinds.length)
    .nullish(),
  peopleCount: z.number(COUNT).int(COUNT).min(0, COUNT).max(MAX_PEOPLE, COUNT).nullish(),
  measures: optionalText(4000),
  boardNotifiedAt: moment('Bildirimi tarih ve saat olarak girin').nullish(),
  boardReference: optionalText(50),
  boardNote: optionalText(1000),
  peopleNotifiedOn: z
    .string('Kişilere bildirildiği günü girin')
    .pipe(isoDate)
    .refine((day) => day <= today(), 'Gelecekteki bir gün olamaz')
    .nullish(),
  peopleNote: optionalText(1000),
};

export const createDataBreachInput = z.strictObject(fields).meta({ id: 'CreateDataBreachInput' });

export const updateDataBreachInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateDataBreachInput' });

type Checked = Pick<
  DataBreachRecord,
  | 'state'
  | 'occurredAt'
  | 'noticedAt'
  | 'measures'
  | 'boardNotifiedAt'
  | 'boardNote'
  | 'peopleNotifiedOn'
  | 'peopleNote'
>;

/** What the register says of a breach that cannot be, and what is missing in one that is closed. */
export function dataBreachProblems(breach: Checked): FieldSentence[] {
  const { noticedAt, occurredAt, boardNotifiedAt, peopleNotifiedOn } = breach;
  const problems: FieldSentence[] = [];
  const refuse = (field: keyof Checked, message: string) => problems.push({ field, message });
  if (occurredAt && occurredAt > noticedAt) refuse('occurredAt', 'Fark edilmesinden sonra olamaz');
  if (boardNotifiedAt && boardNotifiedAt < noticedAt) refuse('boardNotifiedAt', 'Fark edilmesinden önce olamaz');
  if (peopleNotifiedOn && peopleNotifiedOn < today(new Date(noticedAt)))
    refuse('peopleNotifiedOn', 'Fark edilmesinden önce olamaz');
  if (breach.state !== 'closed') return problems;
  if (!breach.measures) refuse('measures', 'Kapatmadan önce neler yapıldığını yazın');
  if (!boardNotifiedAt && !breach.boardNote) refuse('boardNote', 'Kurul’a bildirilmediyse nedenini yazın');
  if (!peopleNotifiedOn && !breach.peopleNote) refuse('peopleNote', 'Kişilere bildirilmediyse nedenini yazın');
  return problems;
}

/** By when the authority has to know of a breach. */
export function breachNotifyBy(noticedAt: string | Date): Date {
  return new Date(new Date(noticedAt).getTime() + BREACH_NOTICE_HOURS * HOUR_MS);
}

export type BreachClock = {
  state: 'running' | 'urgent' | 'overdue' | 'notified' | 'notifiedLate' | 'notNotified';
  /** The same in Turkish: '2 gün 3 saat kaldı'. */
  words: string;
};

/** Where a breach stands against its 72 hours. */
export function breachClock(
  { state, noticedAt, boardNotifiedAt }: Pick<DataBreachRecord, 'state' | 'noticedAt' | 'boardNotifiedAt'>,
  now: Date = new Date(),
): BreachClock {
  const notifyBy = breachNotifyBy(noticedAt).getTime();
  if (boardNotifiedAt) {
    const late = new Date(boardNotifiedAt).getTime() - notifyBy;
    return late > 0
      ? { state: 'notifiedLate', words: `${durationWords(late)} geç bildirildi` }
      : { state: 'notified', words: 'Süresinde bildirildi' };
  }
  if (state === 'closed') return { state: 'notNotified', words: 'Bildirilmedi' };
  const left = notifyBy - now.getTime();
  if (left <= 0) return { state: 'overdue', words: `${durationWords(-left)} geçti` };
  const words = `${durationWords(left)} kaldı`;
  return { state: left <= BREACH_URGENT_HOURS * HOUR_MS ? 'urgent' : 'running', words };
}

/** A stretch of time in its two largest units, cut down: '2 gün 3 saat', '45 dakika'. */
function durationWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (minutes === 0) return '1 dakikadan az';
  if (hours === 0) return `${minutes} dakika`;
  return days === 0 ? both(`${hours} saat`, minutes % 60, 'dakika') : both(`${days} gün`, hours % 24, 'saat');
}

const both = (large: string, small: number, unit: string) => (small === 0 ? large : `${large} ${small} ${unit}`);
