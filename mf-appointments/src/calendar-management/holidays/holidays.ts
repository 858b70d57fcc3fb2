import { createHolidayInput } from '@practice/contracts';
import { formatDate } from '@practice/ui/admin';
import { activeField, defineRecords, flagField, timeField } from '@practice/ui/records';
import {
  CreateHolidayDocument,
  DeleteHolidayDocument,
  type HolidayRowFragment,
  HolidaysDocument,
  UpdateHolidayDocument,
} from '../../generated/graphql.ts';

export type Holiday = HolidayRowFragment;

type Days = Pick<Holiday, 'startDate' | 'endDate' | 'startTime'>;

/** `28.10.2026 13:00`, `20.03.2026 – 22.03.2026` */
export function daysOf({ startDate, endDate, startTime }: Days): string {
  const first = startTime ? `${formatDate(startDate)} ${startTime}` : formatDate(startDate);
  if (startDate !== endDate) return `${first} – ${formatDate(endDate)}`;
  return startTime ? `${first} sonrası` : first;
}

/** The days on which the practice is closed. */
export const holidays = defineRecords({
  list: HolidaysDocument,
  create: CreateHolidayDocument,
  update: UpdateHolidayDocument,
  remove: DeleteHolidayDocument,
  event: 'calendar.changed',
  schema: createHolidayInput,
  nouns: { one: 'Tatil günü', many: 'Tatil günleri' },
  name: ({ title }) => title,
  fields: {
    title: 'Başlık',
    startDate: { label: 'Başlangıç tarihi', describe: (date) => formatDate(String(date)) },
    endDate: { label: 'Bitiş tarihi', describe: (date) => formatDate(String(date)) },
    startTime: timeField('Başlama saati'),
    description: 'Açıklama',
    isRecurring: flagField('Yineleme', 'Her yıl', 'Bir kez'),
    isActive: activeField,
  },
  initial: { isActive: true, isRecurring: false },
  texts: { created: 'Tatil günü eklendi', createFailed: 'Tatil günü eklenirken hata oluştu' },
});
