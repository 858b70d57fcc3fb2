import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextDate, openPractice, usePractice } from '../testing/practice.ts';
import { updateWorkingHour } from '../working-hours/update-working-hour.ts';
import { DayScheduleModel, dayScheduleId } from './day-schedule.model.ts';
import { readOpenDay } from './open-day.ts';
import { WorkingHourModel } from './working-hour.model.ts';

usePractice();
beforeEach(() => openPractice());

const MONDAY = nextDate(1);

describe('the rules of a day', () => {
  it('are read once for a schedule, and again after a change of the calendar', async () => {
    const first = await readOpenDay(MONDAY, '10:00');
    await WorkingHourModel.updateMany({}, { bufferTime: 5 });
    expect((await readOpenDay(MONDAY, '10:00')).hours.bufferTime).toBe(first.hours.bufferTime);
    const monday = await WorkingHourModel.findOne({ dayOfWeek: 1 }).lean();
    await updateWorkingHour(contextFor('moderator'), { id: String(monday?._id), bufferTime: 20 });
    expect((await readOpenDay(MONDAY, '10:00')).hours.bufferTime).toBe(20);
  });

  it('come with what is taken now', async () => {
    await readOpenDay(MONDAY, '10:00');
    const taken = { appointmentId: 'a', start: 600, end: 660 };
    await DayScheduleModel.updateOne(
      { _id: dayScheduleId(MONDAY) },
      { $push: { intervals: taken }, $inc: { count: 1 } },
    );
    await expect(readOpenDay(MONDAY, '10:00')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('are not those of a schedule that was there before', async () => {
    await readOpenDay(MONDAY, '10:00');
    await DayScheduleModel.deleteMany({});
    await WorkingHourModel.updateMany({}, { bufferTime: 5 });
    expect((await readOpenDay(MONDAY, '10:00')).hours.bufferTime).toBe(5);
  });
});
