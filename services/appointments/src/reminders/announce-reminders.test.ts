import { addDays, reminderRules, settingValue, today, toInstant } from '@practice/contracts';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { openPractice, staffInput, storeSettings, usePractice } from '../testing/practice.ts';
import { announceReminders } from './announce-reminders.ts';

usePractice();

const staff = contextFor('admin');
const system = contextFor('service');
const day = addDays(today(), 10);
const at = (days: number, time: string) => vi.setSystemTime(toInstant(addDays(day, days), time));
const announce = async () => (await announceReminders(system, {})).announced;

beforeEach(async () => {
  await openPractice();
  vi.useFakeTimers({ toFake: ['Date'] });
  at(-9, '12:00');
});
afterEach(() => {
  vi.useRealTimers();
});

/** A confirmed appointment at ten in the morning of the day. */
async function confirmed(overrides: object = {}): Promise<string> {
  const input = staffInput({ appointmentDate: day, appointmentTime: '10:00', status: 'confirmed', ...overrides });
  return (await createAppointment(staff, input)).appointment.id;
}

async function announced(): Promise<unknown[]> {
  const events = await eventsSince(0);
  return events.flatMap(({ type, payload }) => (type === 'reminder.due' ? [payload] : []));
}

const leads = async () => (await announced()).map((payload) => (payload as { leadHours: number }).leadHours);

describe('a reminder', () => {
  it('is announced once its time has come, once, with the time of the appointment', async () => {
    const appointmentId = await confirmed();
    at(-1, '09:59');
    expect(await announce()).toBe(0);
    at(-1, '10:00');
    expect(await announce()).toBe(1);
    at(-1, '10:01');
    expect(await announce()).toBe(0);
    expect(await announced()).toEqual([
      { appointmentId, appointmentDate: day, appointmentTime: '10:00', leadHours: 24 },
    ]);
  });

  it('is announced for each of several hours, and with the nearest alone when many are due', async () => {
    storeSettings({ appointment_reminder_lead_hours: '72, 24, 23, 2' });
    await confirmed();
    at(-3, '10:05');
    await announce();
    // The clock jumps: two are due at once.
    at(-1, '11:00');
    await announce();
    at(-1, '11:01');
    await announce();
    at(0, '08:00');
    await announce();
    expect(await leads()).toEqual([72, 23, 2]);
  });

  it('is announced once by many askers at one moment', async () => {
    const ids = [await confirmed(), await confirmed({ appointmentTime: '14:00' })];
    at(-1, '14:00');
    const counts = await Promise.all(Array.from({ length: 6 }, announce));
    expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
    expect(await leads()).toEqual([24, 24]);
  });

  it('does not come again when the clock is put back', async () => {
    storeSettings({ appointment_reminder_lead_hours: '48, 24' });
    await confirmed();
    at(-1, '10:00');
    await announce();
    at(-2, '10:00');
    expect(await announce()).toBe(0);
    at(-1, '10:00');
    expect(await announce()).toBe(0);
    expect(await leads()).toEqual([24]);
  });

  it('comes late after an outage, but not too late', async () => {
    await confirmed();
    await confirmed({ appointmentTime: '16:00' });
    at(-1, '16:30');
    // That of ten o'clock had until four in the afternoon.
    expect(await announce()).toBe(1);
  });

  it.each([
    ['is of a request that is not confirmed', { status: 'pending' }],
    ['is of an appointment that was cancelled', { status: 'cancelled' }],
    ['is of one that is over', { status: 'completed' }],
  ])('does not come when it %s', async (_, overrides) => {
    await confirmed(overrides);
    at(-1, '10:00');
    expect(await announce()).toBe(0);
  });

  it('does not come once the appointment has begun', async () => {
    await confirmed();
    at(0, '10:00');
    expect(await announce()).toBe(0);
  });

  it('is asked for by the services alone', async () => {
    await expect(announceReminders(contextFor('admin'), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('changes nothing that staff see of the appointment', async () => {
    const id = await confirmed();
    const before = await AppointmentModel.findById(id).lean();
    at(-1, '10:00');
    await announce();
    const after = await AppointmentModel.findById(id).lean();
    expect(after).toEqual({ ...before, announced: { startsAt: before?.startsAt, leadHours: 24 } });
  });
});

describe('what happens to the appointment', () => {
  it('a move brings reminders of the new time', async () => {
    const id = await confirmed();
    at(-1, '10:00');
    await announce();
    await updateAppointment(staff, { id, appointmentDate: addDays(day, 3) });
    expect(await announce()).toBe(0);
    at(2, '10:00');
    expect(await announce()).toBe(1);
    expect(await announced()).toMatchObject([{ appointmentDate: day }, { appointmentDate: addDays(day, 3) }]);
  });

  it('a move there and back brings none that was there already', async () => {
    const id = await confirmed();
    at(-1, '10:00');
    await announce();
    await updateAppointment(staff, { id, appointmentDate: addDays(day, 3) });
    await updateAppointment(staff, { id, appointmentDate: day });
    at(-1, '10:01');
    expect(await announce()).toBe(0);
  });

  it.each(['made', 'moved', 'confirmed'] as const)(
    'a reminder whose time was over when it was %s does not come',
    async (what) => {
      storeSettings({ appointment_reminder_lead_hours: '24, 2' });
      const id =
        what === 'made' ? '' : await confirmed(what === 'moved' ? { appointmentTime: '14:00' } : { status: 'pending' });
      at(-1, '10:30');
      if (what === 'made') await confirmed();
      if (what === 'moved') await updateAppointment(staff, { id, appointmentTime: '10:00' });
      if (what === 'confirmed') await setAppointmentStatus(staff, { id, status: 'confirmed' });
      at(-1, '10:31');
      expect(await announce()).toBe(0);
      at(0, '08:00');
      expect(await announce()).toBe(1);
      expect(await leads()).toEqual([2]);
    },
  );

  it('a cancellation or a deletion drops it', async () => {
    const cancelled = await confirmed();
    const deleted = await confirmed({ appointmentTime: '14:00' });
    await setAppointmentStatus(staff, { id: cancelled, status: 'cancelled' });
    await deleteAppointment(staff, { id: deleted });
    at(-1, '14:00');
    expect(await announce()).toBe(0);
  });

  it('confirmed again after a cancellation it has no reminder twice', async () => {
    const id = await confirmed();
    at(-1, '10:00');
    await announce();
    await setAppointmentStatus(staff, { id, status: 'cancelled' });
    await setAppointmentStatus(staff, { id, status: 'confirmed' });
    at(-1, '10:10');
    expect(await announce()).toBe(0);
  });
});

describe('the settings', () => {
  it.each(['appointment_reminder_enabled', 'email_appointment_reminders'])('%s switches it off', async (key) => {
    await confirmed();
    at(-1, '10:00');
    storeSettings({ [key]: 'false' });
    expect(await announce()).toBe(0);
    storeSettings({});
    expect(await announce()).toBe(1);
  });

  it('appointment_reminder_lead_hours says when', async () => {
    storeSettings({ appointment_reminder_lead_hours: '48' });
    await confirmed();
    at(-2, '09:59');
    expect(await announce()).toBe(0);
    at(-2, '10:00');
    expect(await announce()).toBe(1);
    at(-1, '10:00');
    expect(await announce()).toBe(0);
  });

  it('appointment_reminder_quiet_start and appointment_reminder_quiet_end keep it out of these hours', async () => {
    storeSettings({ appointment_reminder_quiet_start: '09:00', appointment_reminder_quiet_end: '12:00' });
    await confirmed();
    at(-1, '11:59');
    expect(await announce()).toBe(0);
    at(-1, '12:00');
    expect(await announce()).toBe(1);
  });

  it('are one day before and none at night while nothing is stored', () => {
    expect(reminderRules((key) => settingValue({}, key))).toEqual({
      isAutomatic: true,
      leadHours: [24],
      quietHours: { enabled: true, start: '22:00', end: '08:00' },
    });
  });
});
