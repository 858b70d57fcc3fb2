import { minutes } from './amount.ts';
import { closedTimeAppointments } from './closed-time-appointments.ts';
import { timeOfDay, timeSaying } from './date-formats.ts';
import { checkedBy, type FieldSentence, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const SLOT_DURATION_MINUTES = { min: 5, max: 480 };
export const BUFFER_MINUTES = { min: 0, max: 240 };
export const MAX_APPOINTMENTS_A_DAY = 50;

/** When the practice is open on a day of the week, 0 Sunday to 6 Saturday; one record a weekday. */
export const workingHourRecord = z
  .object({
    id: z.string(),
    dayOfWeek: z.number().int().min(0).max(6),
    isActive: z.boolean(),
    startTime: z.string(),
    endTime: z.string(),
    breakStartTime: z.string().nullable(),
    breakEndTime: z.string().nullable(),
    /** Minutes from one offered time to the next. */
    slotDuration: z.number().int().meta({ description: 'From one offered time to the next.' }),
    /** Minutes that stay free between two appointments. */
    bufferTime: z.number().int().meta({ description: 'What stays free between two appointments.' }),
    maxAppointments: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'WorkingHour', description: '0 Sunday to 6 Saturday; times `HH:mm`, durations in minutes.' });

const fields = {
  isActive: z.boolean().nullish(),
  startTime: timeSaying('Başlangıç saatini yazın'),
  endTime: timeSaying('Bitiş saatini yazın'),
  breakStartTime: z.nullish(timeOfDay),
  breakEndTime: z.nullish(timeOfDay),
  slotDuration: minutes(SLOT_DURATION_MINUTES),
  bufferTime: minutes(BUFFER_MINUTES),
  maxAppointments: z
    .number('Randevu sayısını yazın')
    .int('Randevu sayısını tam sayı olarak yazın')
    .min(1, 'En az 1 randevu olmalı')
    .max(MAX_APPOINTMENTS_A_DAY, `En fazla ${MAX_APPOINTMENTS_A_DAY} randevu olabilir`)
    .nullish(),
};

type DayHours = { startTime: string; endTime: string; breakStartTime?: string | null; breakEndTime?: string | null };

/** What is wrong with the hours of a day: start before end, and a whole break inside the day. */
export function dayHoursProblems(hours: DayHours): FieldSentence[] {
  const { startTime, endTime, breakStartTime, breakEndTime } = hours;
  if (startTime >= endTime) return [{ field: 'endTime', message: 'Bitiş saati başlangıçtan sonra olmalı' }];
  if (!breakStartTime && !breakEndTime) return [];
  if (!breakStartTime) return [{ field: 'breakStartTime', message: 'Molanın başlangıcını da yazın' }];
  if (!breakEndTime) return [{ field: 'breakEndTime', message: 'Molanın bitişini de yazın' }];
  if (breakStartTime >= breakEndTime) {
    return [{ field: 'breakEndTime', message: 'Molanın bitişi başlangıcından sonra olmalı' }];
  }
  if (breakStartTime <= startTime || breakEndTime >= endTime) {
    return [{ field: 'breakStartTime', message: 'Mola çalışma saatlerinin içinde olmalı' }];
  }
  return [];
}

/** The hours of a weekday; they replace those that it has. What is left out gets its default. */
export const saveWorkingHourInput = z
  .strictObject({
    dayOfWeek: z.number('Gün seçin').int('Gün seçin').min(0, 'Gün seçin').max(6, 'Gün seçin'),
    ...fields,
    version: versionInput,
  })
  .superRefine(checkedBy(dayHoursProblems))
  .meta({ id: 'SaveWorkingHourInput' });

export const updateWorkingHourInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateWorkingHourInput' });

/** Saved hours, and the appointments that stand outside of them now. */
export const savedWorkingHour = workingHourRecord.extend({ closedTimeAppointments }).meta({ id: 'SavedWorkingHour' });

export type WorkingHourRecord = z.infer<typeof workingHourRecord>;
export type SavedWorkingHour = z.infer<typeof savedWorkingHour>;
