import { addVersions, database, type Migration } from '@practice/service-kit';

/**
 * Working hours, holidays, slots and blockouts are edited on a screen from now on: an old version of one is refused.
 * Holidays may begin in the course of a day, slots have a capacity, and what is booked is no longer stored with them.
 */
export const calendarIsEdited: Migration = {
  name: '2026-11-22-calendar-is-edited',
  async up() {
    for (const collection of ['working_hours', 'holidays', 'available_slots', 'blockouts']) {
      await addVersions(collection);
    }
    const holidays = database().collection('holidays');
    await holidays.updateMany({ startTime: { $exists: false } }, { $set: { startTime: null } });
    const slots = database().collection('available_slots');
    await slots.updateMany({ maxCapacity: { $exists: false } }, { $set: { maxCapacity: 1, notes: null } });
    await slots.updateMany({ isBooked: { $exists: true } }, { $unset: { isBooked: '' } });
  },
};
