import { addDays, toInstant } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { createAppointment } from '../records/create-appointment.ts';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { nextDate, staffInput } from './practice.ts';

export const MONDAY = nextDate(1);
/** The Monday so many weeks later. */
export const week = (count: number) => addDays(MONDAY, 7 * count);
/** A weekly series of so many. */
export const recurring = (recurringCount: number) => ({
  isRecurring: true,
  recurringPattern: 'weekly',
  recurringCount,
});

/** Six Mondays, of which the second to the sixth are not free. */
export async function fillMondays(): Promise<void> {
  await HolidayModel.create({ title: 'Bayram', startDate: week(1), endDate: week(1) });
  await HolidayModel.create({ title: 'Arife', startDate: week(2), endDate: week(2), startTime: '10:30' });
  const [startDateTime, endDateTime] = [toInstant(week(3), '09:30'), toInstant(week(3), '10:30')];
  await BlockoutModel.create({ title: 'Toplantı', startDateTime, endDateTime, blockoutType: 'other' });
  await AvailableSlotModel.create({ date: week(4), startTime: '10:00', endTime: '11:00', isAvailable: false });
  const other = { appointmentDate: week(5), appointmentTime: '10:30', childName: 'Can Er' };
  await createAppointment(contextFor('user'), staffInput(other));
}
