import { differenceInCalendarDays } from 'date-fns';
import { minutes } from './amount.ts';
import { closedTimeAppointments } from './closed-time-appointments.ts';
import { dateSaying, isoDate, timeSaying } from './date-formats.ts';
import { checkedBy, type FieldSentence, optionalText, versionInput } from './record-inputs.ts';
import { BUFFER_MINUTES, SLOT_DURATION_MINUTES } from './working-hours.ts';
import { z } from './zod-setup.ts';

export const MAX_SLOT_CAPACITY = 20;
export const MAX_GENERATED_DAYS = 366;
export const SLOT_GENERATOR_DEFAULTS = { slotDuration: 60, bufferTime: 15, excludeWeekends: true };

/**
 * A time of a date. One that is not available closes its part of the day. Bookings are read off the day's appointments:
 * booked means that it has as many as its capacity.
 */
export const availableSlotRecord = z
  .object({
    id: z.string(),
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    isAvailable: z.boolean(),
    isBooked: z.boolean().meta({ description: 'It has as many appointments as its capacity.' }),
    /** The first appointment in it. */
    appointmentId: z.string().nullable().meta({ description: 'The first appointment in it.' }),
    slotType: z.string(),
    maxCapacity: z.number().int().meta({ description: 'How many appointments it takes at once.' }),
    currentBookings: z.number().int(),
    notes: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({
    id: 'AvailableSlot',
    description: 'A time of a date; one that is not available closes its part of the day.',
  });

const fields = {
  startTime: timeSaying('Başlangıç saatini yazın'),
  endTime: timeSaying('Bitiş saatini yazın'),
  isAvailable: z.boolean().nullish(),
  slotType: optionalText(30),
  maxCapacity: z
    .number('Kapasiteyi yazın')
    .int('Kapasiteyi tam sayı olarak yazın')
    .min(1, 'Kapasite en az 1 olmalı')
    .max(MAX_SLOT_CAPACITY, `Kapasite en fazla ${MAX_SLOT_CAPACITY} olabilir`)
    .nullish(),
  notes: optionalText(1000),
};

/** What is wrong with the times of a slot: it ends after it starts. */
export function slotProblems(slot: { startTime: string; endTime: string }): FieldSentence[] {
  if (slot.startTime < slot.endTime) return [];
  return [{ field: 'endTime', message: 'Bitiş saati başlangıçtan sonra olmalı' }];
}

export const createAvailableSlotInput = z
  .strictObject({ date: dateSaying('Slotun gününü seçin'), ...fields })
  .superRefine(checkedBy(slotProblems))
  .meta({ id: 'CreateAvailableSlotInput' });

export const updateAvailableSlotInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateAvailableSlotInput' });

/** Slots of one `date`, or of dates from `from` to `to`; without one there is no limit on that side. */
export const listAvailableSlotsInput = z.object({
  date: z.nullish(isoDate),
  from: z.nullish(isoDate),
  to: z.nullish(isoDate),
});

function rangeProblems({ startDate, endDate }: { startDate: string; endDate: string }): FieldSentence[] {
  const at = (message: string) => [{ field: 'endDate', message }];
  if (endDate < startDate) return at('Bitiş tarihi başlangıçtan önce olamaz');
  if (differenceInCalendarDays(endDate, startDate) < MAX_GENERATED_DAYS) return [];
  return at(`En fazla ${MAX_GENERATED_DAYS} gün için oluşturulabilir`);
}

/** POST /api/generate-slots. */
export const generateSlotsInput = z
  .strictObject({
    startDate: dateSaying('Başlangıç tarihini seçin'),
    endDate: dateSaying('Bitiş tarihini seçin'),
    slotDuration: minutes(SLOT_DURATION_MINUTES),
    bufferTime: minutes(BUFFER_MINUTES),
    excludeWeekends: z.boolean().nullish(),
    maxCapacity: fields.maxCapacity,
  })
  .superRefine(checkedBy(rangeProblems))
  .meta({ id: 'GenerateSlotsInput' });

/** How many slots were made, and how many times were skipped: they have a slot already, or the practice is closed then. */
export const generatedSlots = z.object({ created: z.number().int(), skipped: z.number().int() }).meta({
  id: 'GeneratedSlots',
  description:
    'How many slots were made, and how many times were skipped: they have a slot already, or the practice is closed then.',
});

/** A saved slot, and the appointments that stand in it when it is closed. */
export const savedAvailableSlot = availableSlotRecord
  .extend({ closedTimeAppointments })
  .meta({ id: 'SavedAvailableSlot' });

export type AvailableSlotRecord = z.infer<typeof availableSlotRecord>;
export type SavedAvailableSlot = z.infer<typeof savedAvailableSlot>;
export type GeneratedSlots = z.infer<typeof generatedSlots>;
