import { createAvailableSlotInput } from '@practice/contracts';
import { defineRecords, flagField, timeField } from '@practice/ui/records';
import {
  CreateSlotDocument,
  DeleteSlotDocument,
  type SlotRowFragment,
  SlotsDocument,
  UpdateSlotDocument,
} from '../../generated/graphql.ts';

export type Slot = SlotRowFragment;

/** `10:00–11:00` */
export const timesOf = ({ startTime, endTime }: Slot) => `${startTime}–${endTime}`;

/** A slot's state in a word: closed counts more than booked. */
export function stateOf({ isAvailable, isBooked }: Slot) {
  if (!isAvailable) return { word: 'Kapalı', tone: 'unknown' } as const;
  return isBooked ? ({ word: 'Dolu', tone: 'pending' } as const) : ({ word: 'Müsait', tone: 'confirmed' } as const);
}

/** The slots of a date. */
export const slots = defineRecords({
  list: SlotsDocument,
  create: CreateSlotDocument,
  update: UpdateSlotDocument,
  remove: DeleteSlotDocument,
  event: 'calendar.changed',
  schema: createAvailableSlotInput,
  nouns: { one: 'Slot', many: 'Slotlar' },
  name: timesOf,
  fields: {
    date: 'Tarih',
    startTime: timeField('Başlangıç'),
    endTime: timeField('Bitiş'),
    maxCapacity: 'Kapasite',
    notes: 'Not',
    isAvailable: flagField('Durum', 'Müsait', 'Kapalı'),
  },
  initial: { maxCapacity: '1', isAvailable: true },
  texts: { removed: 'Slot silindi' },
});
