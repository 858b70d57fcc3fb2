import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { DaySheetModel, type Span, sheetId } from './day-sheet.model.ts';
import { overlaps } from './day-slots.ts';

/** Makes sure that a day's sheet exists. Call it before the transaction that takes a time of that day. */
export async function ensureDaySheet(date: string): Promise<void> {
  await DaySheetModel.updateOne(
    { _id: sheetId(date) },
    { $setOnInsert: { date, spans: [], count: 0 } },
    { upsert: true },
  );
}

/**
 * Makes sure of a day's sheet as `ensureDaySheet` does, and refuses a stretch that is seen to be taken, before a
 * transaction is begun for it: of many who ask for one time at once, most come too late. Who gets it is decided by
 * `takeTime` alone.
 * @throws DomainError SLOT_TAKEN
 */
export async function openDaySheet(date: string, span: Span): Promise<void> {
  const sheet = await DaySheetModel.findById(sheetId(date)).lean();
  if (!sheet) return ensureDaySheet(date);
  if (sheet.spans.some((taken) => overlaps(taken, span))) throw new DomainError('SLOT_TAKEN');
}

type TakeTime = {
  date: string;
  appointmentId: string;
  span: Span;
  /** Minutes that stay free between two appointments. */
  buffer: number;
  /** How many appointments the day takes. */
  max: number;
};

/**
 * Gives a stretch of a day to an appointment: one conditional write, so that under any number of callers one wins.
 * @throws DomainError SLOT_TAKEN when it, or the buffer around it, is taken, or the day is full.
 */
export async function takeTime(session: ClientSession, { date, appointmentId, span, buffer, max }: TakeTime) {
  const taken = await DaySheetModel.updateOne(
    {
      _id: sheetId(date),
      count: { $lt: max },
      spans: { $not: { $elemMatch: { start: { $lt: span.end + buffer }, end: { $gt: span.start - buffer } } } },
    },
    { $push: { spans: { appointmentId, ...span } }, $inc: { count: 1 } },
    { session },
  );
  if (taken.modifiedCount === 0) throw new DomainError('SLOT_TAKEN');
}
