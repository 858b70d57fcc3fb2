import { saveWorkingHourInput } from '@practice/contracts';
import { activeField, choiceField, defineRecords, timeField } from '@practice/ui/records';
import {
  DeleteWorkingHourDocument,
  SaveWorkingHourDocument,
  UpdateWorkingHourDocument,
  type WorkingHourRowFragment,
  WorkingHoursDocument,
} from '../../generated/graphql.ts';

export type WorkingHour = WorkingHourRowFragment;

export const MONDAY = 1;
/** Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const names = ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'];
export const dayName = (dayOfWeek: number) => names[dayOfWeek] ?? '';

/** `09:00–18:00` */
export const hoursOf = ({ startTime, endTime }: WorkingHour) => `${startTime}–${endTime}`;
/** `12:00–13:00`; null without a break. */
export const breakOf = ({ breakStartTime, breakEndTime }: WorkingHour) =>
  breakStartTime && breakEndTime ? `${breakStartTime}–${breakEndTime}` : null;

/** When the practice is open, a record a weekday. */
export const workingHours = defineRecords({
  list: WorkingHoursDocument,
  create: SaveWorkingHourDocument,
  update: UpdateWorkingHourDocument,
  remove: DeleteWorkingHourDocument,
  event: 'calendar.changed',
  schema: saveWorkingHourInput,
  nouns: { one: 'Çalışma saati', many: 'Çalışma saatleri' },
  name: ({ dayOfWeek }) => dayName(dayOfWeek),
  fields: {
    dayOfWeek: choiceField('Gün', Object.fromEntries(names.map((name, day) => [day, name]))),
    startTime: timeField('Başlangıç'),
    endTime: timeField('Bitiş'),
    breakStartTime: timeField('Mola başlangıcı'),
    breakEndTime: timeField('Mola bitişi'),
    slotDuration: 'Saat aralığı (dakika)',
    bufferTime: 'Ara süre (dakika)',
    maxAppointments: 'En fazla randevu',
    isActive: activeField,
  },
  initial: {
    dayOfWeek: String(MONDAY),
    startTime: '09:00',
    endTime: '17:00',
    slotDuration: '60',
    bufferTime: '15',
    maxAppointments: '8',
    isActive: true,
  },
  texts: {
    created: 'Çalışma saati eklendi',
    createFailed: 'Çalışma saati eklenirken hata oluştu',
  },
});
