import { addDays } from '@practice/contracts';
import { setListExecutor } from '@practice/service-kit';
import { commandsOf, contextFor } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getAvailability } from './availability/get-availability.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { listAppointments } from './records/list-appointments.ts';
import { setAppointmentStatus } from './records/set-appointment-status.ts';
import { bookingInput, nextDate, openPractice, usePractice } from './testing/practice.ts';

usePractice();
beforeEach(() => openPractice());
afterEach(() => setListExecutor(undefined));

const staff = contextFor('user');
const visitor = contextFor('anonymous');
const MONDAY = nextDate(1);
let families = 0;

/** Another family's request, from an address of its own. */
function book(appointmentTime: string) {
  families += 1;
  const family = { phone: `0532 111 ${String(families).padStart(4, '0')}`, email: `elif${families}@ornek.com` };
  const ctx = contextFor('anonymous', { address: `192.0.2.${families}` });
  return bookAppointment(ctx, bookingInput({ ...family, appointmentDate: MONDAY, appointmentTime }));
}

/** The commands that a caller waits for: outside of tests events are numbered after the answer. */
function awaited(commands: string[]): string[] {
  const numbering = commands.indexOf('find event_outbox');
  return numbering < 0 ? commands : commands.slice(0, numbering);
}

describe('the commands that are sent to the database', () => {
  it('are six for a booking', async () => {
    await book('09:00');
    expect(awaited(await commandsOf(() => book('11:00')))).toEqual([
      'insert rate_limit_hits',
      'update day_schedules',
      'insert appointments',
      'insert booking_requests',
      'insert event_outbox',
      'commitTransaction',
    ]);
  });

  it('are three for a booking that comes too late', async () => {
    await book('09:00');
    const late = () => book('09:00').catch(({ code }) => code);
    expect(await commandsOf(late)).toEqual(['insert rate_limit_hits', 'find day_schedules', 'find booking_requests']);
  });

  it('are no more than these for a change of status, a page of the list, the dashboard and a day’s times', async () => {
    const { id } = await book('09:00');
    const confirm = await commandsOf(() => setAppointmentStatus(staff, { id, status: 'confirmed' }));
    const times = await commandsOf(() => getAvailability(visitor, { date: addDays(MONDAY, 1) }));
    const most = { list: { memory: 6, database: 2 }, dashboard: { memory: 11, database: 14 } };
    for (const executor of ['memory', 'database'] as const) {
      setListExecutor(executor);
      await listAppointments(staff, { page: 1, pageSize: 25 });
      const list = await commandsOf(() => listAppointments(staff, { page: 1, pageSize: 25 }));
      const dashboard = await commandsOf(() => getDashboard(staff));
      expect(list.length).toBeLessThanOrEqual(most.list[executor]);
      expect(dashboard.length).toBeLessThanOrEqual(most.dashboard[executor]);
    }
    expect([awaited(confirm).length, times.length]).toEqual([6, 5]);
  });
});
