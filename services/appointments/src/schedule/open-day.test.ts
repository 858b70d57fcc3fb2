import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment } from '../booking/book-appointment.ts';
import { bookingInput, nextDate, openPractice, usePractice } from '../testing/practice.ts';
import { updateWorkingHour } from '../working-hours/update-working-hour.ts';
import { DayScheduleModel, dayScheduleId } from './day-schedule.model.ts';
import { noteTaken, readOpenDay } from './open-day.ts';
import { WorkingHourModel } from './working-hour.model.ts';

usePractice();
beforeEach(() => openPractice());

const MONDAY = nextDate(1);
const taken = { appointmentId: 'a', start: 600, end: 660 };
let families = 0;

/** As another server does, of which this one hears nothing. */
const takeElsewhere = () =>
  DayScheduleModel.updateOne({ _id: dayScheduleId(MONDAY) }, { $push: { intervals: taken }, $inc: { count: 1 } });

function book(appointmentTime: string) {
  families += 1;
  const family = { phone: `0532 112 ${String(families).padStart(4, '0')}`, email: `aile${families}@ornek.com` };
  const ctx = contextFor('anonymous', { address: `192.0.3.${families}` });
  return bookAppointment(ctx, bookingInput({ ...family, appointmentDate: MONDAY, appointmentTime }));
}

describe('the rules of a day', () => {
  it('are read once for a schedule, and again after a change of the calendar', async () => {
    const first = await readOpenDay(MONDAY, '10:00', true);
    await WorkingHourModel.updateMany({}, { bufferTime: 5 });
    for (const isChanged of [false, true]) {
      expect((await readOpenDay(MONDAY, '10:00', isChanged)).hours.bufferTime).toBe(first.hours.bufferTime);
    }
    const monday = await WorkingHourModel.findOne({ dayOfWeek: 1 }).lean();
    await updateWorkingHour(contextFor('moderator'), { id: String(monday?._id), bufferTime: 20 });
    expect((await readOpenDay(MONDAY, '10:00', true)).hours.bufferTime).toBe(20);
  });

  it('come with what is taken now when they have changed, and refuse what is known to be taken', async () => {
    await readOpenDay(MONDAY, '10:00', true);
    await takeElsewhere();
    await expect(readOpenDay(MONDAY, '10:00', true)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await expect(readOpenDay(MONDAY, '10:00')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('let a time be booked that was known to be taken and is free again', async () => {
    await readOpenDay(MONDAY, '10:00', true);
    noteTaken(MONDAY, taken);
    expect((await readOpenDay(MONDAY, '10:00')).taken).toEqual([]);
  });

  it('refuse a time that another server has taken, or closed, since they were read', async () => {
    await book('09:00');
    await takeElsewhere();
    await expect(book('10:00')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await WorkingHourModel.updateMany({}, { isActive: false });
    await DayScheduleModel.updateMany({}, { $inc: { revision: 1 } });
    await expect(book('13:00')).rejects.toMatchObject({ code: 'SLOT_CLOSED' });
  });

  it('let a time be booked on a day whose schedule is another one than they were read with', async () => {
    await book('09:00');
    await DayScheduleModel.deleteMany({});
    expect(await book('10:00')).toMatchObject({ status: 'pending' });
  });

  it('are not those of a schedule that was there before', async () => {
    await readOpenDay(MONDAY, '10:00', true);
    await DayScheduleModel.deleteMany({});
    await WorkingHourModel.updateMany({}, { bufferTime: 5 });
    expect((await readOpenDay(MONDAY, '10:00', true)).hours.bufferTime).toBe(5);
  });
});
