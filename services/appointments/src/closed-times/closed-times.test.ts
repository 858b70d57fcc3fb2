import { addDays, toInstant } from '@practice/contracts';
import { contextFor, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { getAvailability } from '../availability/get-availability.ts';
import { createAvailableSlot } from '../available-slots/create-available-slot.ts';
import { generateSlots } from '../available-slots/generate-slots.ts';
import { listAvailableSlots } from '../available-slots/list-available-slots.ts';
import { updateAvailableSlot } from '../available-slots/update-available-slot.ts';
import { createBlockout } from '../blockouts/create-blockout.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { addTurkishHolidays } from '../holidays/add-turkish-holidays.ts';
import { createHoliday } from '../holidays/create-holiday.ts';
import { deleteHoliday } from '../holidays/delete-holiday.ts';
import { listHolidays } from '../holidays/list-holidays.ts';
import { updateHoliday } from '../holidays/update-holiday.ts';
import { bulkSetAppointmentStatus } from '../records/bulk-set-appointment-status.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { deleteWorkingHour } from '../working-hours/delete-working-hour.ts';
import { listWorkingHours } from '../working-hours/list-working-hours.ts';
import { saveWorkingHour } from '../working-hours/save-working-hour.ts';
import { updateWorkingHour } from '../working-hours/update-working-hour.ts';
import { listClosedTimeAppointments } from './list-closed-time-appointments.ts';

usePractice();
beforeEach(() => openPractice());

const editor = contextFor('moderator');
const MONDAY = nextDate(1);
const TUESDAY = addDays(MONDAY, 1);
let families = 0;

async function appointment(appointmentDate: string, appointmentTime: string, overrides: object = {}) {
  const saved = await createAppointment(editor, staffInput({ appointmentDate, appointmentTime, ...overrides }));
  return saved.appointment.id;
}

function book(appointmentTime: string, appointmentDate = MONDAY) {
  families += 1;
  const person = { phone: `0532 ${2_000_000 + families}`, email: `veli${families}@ornek.com` };
  return bookAppointment(contextFor('anonymous'), bookingInput({ ...person, appointmentDate, appointmentTime }));
}

const freeTimes = async (date: string) =>
  (await getAvailability(editor, { date })).slots.filter(({ available }) => available).map(({ time }) => time);
const idsOf = ({ closedTimeAppointments }: { closedTimeAppointments: { id: string }[] }) =>
  closedTimeAppointments.map(({ id }) => id);
const mondayHours = async () => (await listWorkingHours(editor)).find(({ dayOfWeek }) => dayOfWeek === 1);

describe('closing a time says which appointments stand in it', () => {
  it('a holiday: those of its days, not those of others', async () => {
    const [first, second] = [await appointment(MONDAY, '10:00'), await appointment(TUESDAY, '10:00')];
    const saved = await createHoliday(editor, { title: 'Tatil', startDate: MONDAY });
    expect(idsOf(saved)).toEqual([first]);
    const longer = await updateHoliday(editor, { id: saved.record.id, endDate: TUESDAY });
    expect(idsOf(longer)).toEqual([second]);
    expect((await listClosedTimeAppointments(editor)).map(({ id }) => id)).toEqual([first, second]);
    await deleteHoliday(editor, { id: saved.record.id });
    expect(await listClosedTimeAppointments(editor)).toEqual([]);
  });

  it('a half-day: those that last into it', async () => {
    await appointment(MONDAY, '11:00');
    const late = await appointment(MONDAY, '13:00', { duration: 30 });
    const saved = await createHoliday(editor, { title: 'Arife', startDate: MONDAY, startTime: '13:00' });
    expect(idsOf(saved)).toEqual([late]);
    expect(await freeTimes(MONDAY)).toEqual(['09:00', '10:00']);
  });

  it('a blockout: those that it touches, but none that is cancelled or completed', async () => {
    const touched = await appointment(MONDAY, '10:00');
    const [cancelled, completed] = [await appointment(MONDAY, '14:00'), await appointment(MONDAY, '15:00')];
    await setAppointmentStatus(editor, { id: cancelled, status: 'cancelled' });
    await setAppointmentStatus(editor, { id: completed, status: 'completed' });
    const [from, to] = [toInstant(MONDAY, '10:30'), toInstant(MONDAY, '16:00')];
    const saved = await createBlockout(editor, { title: 'Eğitim', startDateTime: from, endDateTime: to }).catch(
      (error) => error.errors,
    );
    expect(saved).toMatchObject([{ field: 'startDateTime' }, { field: 'endDateTime' }]);
    const period = { startDateTime: from.toISOString(), endDateTime: to.toISOString() };
    expect(idsOf(await createBlockout(editor, { title: 'Eğitim', ...period }))).toEqual([touched]);
  });

  it('shorter hours and a longer break: those outside of them; what stood outside before is not named again', async () => {
    const early = await appointment(MONDAY, '07:00');
    const late = await appointment(MONDAY, '16:30');
    const noon = await appointment(MONDAY, '13:00');
    const hours = {
      dayOfWeek: 1,
      startTime: '09:00',
      endTime: '17:00',
      breakStartTime: '12:00',
      breakEndTime: '13:30',
    };
    const saved = await saveWorkingHour(editor, hours);
    expect(idsOf(saved)).toEqual([noon, late]);
    expect((await listClosedTimeAppointments(editor)).map(({ id }) => id)).toEqual([early, noon, late]);
    await deleteWorkingHour(editor, { id: saved.record.id });
    expect(await freeTimes(MONDAY)).toEqual([]);
  });

  it('a slot that is closed: those in it', async () => {
    const id = await appointment(MONDAY, '10:15');
    const slot = await createAvailableSlot(editor, { date: MONDAY, startTime: '10:00', endTime: '11:00' });
    expect(slot).toMatchObject({ record: { isBooked: true, appointmentId: id }, closedTimeAppointments: [] });
    const closed = await updateAvailableSlot(editor, { id: slot.record.id, isAvailable: false });
    expect(idsOf(closed)).toEqual([id]);
  });
});

it('those that are cancelled without an e-mail say so to whoever would send one', async () => {
  const id = await appointment(MONDAY, '10:00');
  await bulkSetAppointmentStatus(editor, { ids: [id], status: 'cancelled', withoutEmail: true });
  const payloads = (await lastEvents(3)).flatMap(({ type, payload }) =>
    type === 'appointment.changed' ? [payload] : [],
  );
  expect(payloads.at(-1)).toMatchObject({ appointmentId: id, status: 'cancelled', withoutEmail: true });
});

it('a booking that is being made while its time is closed is decided again, or is named', async () => {
  const attempts = ['09:00', '10:00', '11:00', '13:00'].map((time) => book(time).catch(({ code }) => code));
  const [saved, ...booked] = await Promise.all([
    createHoliday(editor, { title: 'Tatil', startDate: MONDAY }),
    ...attempts,
  ]);
  const ids = booked.flatMap((one) => (typeof one === 'string' ? [] : [one.id]));
  expect(booked.filter((one) => typeof one === 'string' && one !== 'SLOT_CLOSED')).toEqual([]);
  expect(idsOf(saved).sort()).toEqual(ids.sort());
});

it('the schedules of the days that a change closes are touched in its transaction, those of others are not', async () => {
  await createHoliday(editor, { title: 'Tatil', startDate: MONDAY });
  await createHoliday(editor, { title: 'Tatil', startDate: MONDAY });
  expect(await DayScheduleModel.findById(dayScheduleId(MONDAY)).lean()).toMatchObject({ revision: 1, count: 0 });
  expect(await DayScheduleModel.findById(dayScheduleId(TUESDAY)).lean()).toBeNull();
});

describe('the hours of a weekday', () => {
  it('are replaced by those that are saved, with the defaults of what is left out', async () => {
    const before = await mondayHours();
    const { record } = await saveWorkingHour(editor, { dayOfWeek: 1, startTime: '10:00', endTime: '15:00' });
    expect(record).toMatchObject({
      id: before?.id,
      version: 2,
      breakStartTime: null,
      bufferTime: 15,
      slotDuration: 60,
    });
    expect(await listWorkingHours(editor)).toHaveLength(7);
  });

  it('are one record also when two save a new weekday at once', async () => {
    await deleteWorkingHour(editor, { id: (await mondayHours())?.id });
    const save = (startTime: string) => saveWorkingHour(editor, { dayOfWeek: 1, startTime, endTime: '15:00' });
    await Promise.all([save('10:00'), save('11:00')]);
    expect((await listWorkingHours(editor)).filter(({ dayOfWeek }) => dayOfWeek === 1)).toHaveLength(1);
  });

  it('offer times as far apart as their slot duration, with the buffer and the most of a day', async () => {
    const hours = { dayOfWeek: 1, startTime: '09:00', endTime: '12:00', bufferTime: 0, slotDuration: 30 };
    await saveWorkingHour(editor, { ...hours, maxAppointments: 2 });
    expect(await freeTimes(MONDAY)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    await book('09:30');
    expect(await freeTimes(MONDAY)).toEqual(['10:30', '11:00']);
    await book('10:30');
    expect(await freeTimes(MONDAY)).toEqual([]);
  });

  it.each([
    ['an end before the start', { endTime: '08:00' }, 'endTime'],
    ['half a break', { breakEndTime: null }, 'breakEndTime'],
    ['a break that ends before it starts', { breakEndTime: '11:00' }, 'breakEndTime'],
    ['a break outside of the day', { breakStartTime: '08:00' }, 'breakStartTime'],
    ['hours that end in the break', { endTime: '12:30' }, 'breakStartTime'],
  ])('with %s are refused at the field, and stay as they were', async (_what, changes, field) => {
    const before = await mondayHours();
    const change = updateWorkingHour(editor, { id: before?.id, ...changes });
    await expect(change).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    expect(await mondayHours()).toEqual(before);
  });
});

describe('slots', () => {
  const range = { startDate: MONDAY, endDate: addDays(MONDAY, 6) };

  it('are made of the working hours without break, holidays and weekends; again makes nothing', async () => {
    await createHoliday(editor, { title: 'Tatil', startDate: TUESDAY });
    const made = await generateSlots(editor, range);
    // 09:00, 10:15 and, after the break, 13:00, 14:15, 15:30, 16:45 on four days.
    expect(made).toEqual({ created: 24, skipped: 6 });
    expect(await generateSlots(editor, range)).toEqual({ created: 0, skipped: 30 });
    const slots = await listAvailableSlots(editor, { from: MONDAY, to: MONDAY });
    expect(slots.map(({ startTime }) => startTime)).toEqual(['09:00', '10:15', '13:00', '14:15', '15:30', '16:45']);
  });

  it('that are there stay as they are, booked and closed ones too, and none is laid over another', async () => {
    await appointment(MONDAY, '10:00');
    const { record } = await createAvailableSlot(editor, { date: MONDAY, startTime: '10:00', endTime: '11:00' });
    await updateAvailableSlot(editor, { id: record.id, isAvailable: false, notes: 'Toplantı' });
    await generateSlots(editor, { ...range, endDate: MONDAY });
    const slots = await listAvailableSlots(editor, { from: MONDAY, to: MONDAY });
    expect(slots.map(({ startTime }) => startTime)).toEqual(['09:00', '10:00', '13:00', '14:15', '15:30', '16:45']);
    expect(slots[1]).toMatchObject({ id: record.id, isAvailable: false, notes: 'Toplantı', isBooked: true });
  });

  it('made by two at once are made once', async () => {
    const [one, other] = await Promise.all([generateSlots(editor, range), generateSlots(editor, range)]);
    expect(one.created + other.created).toBe(30);
  });

  it('with a capacity take that many at once, from parents and from staff, and no more', async () => {
    await createAvailableSlot(editor, { date: MONDAY, startTime: '10:00', endTime: '11:00', maxCapacity: 3 });
    await book('10:00');
    await appointment(MONDAY, '10:00');
    expect(await freeTimes(MONDAY)).toContain('10:00');
    const last = await Promise.allSettled([book('10:00'), book('10:00')]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(book('10:00')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await expect(appointment(MONDAY, '10:00')).rejects.toMatchObject({ code: 'APPOINTMENT_OVERLAP' });
    const [slot] = await listAvailableSlots(editor, { from: MONDAY, to: MONDAY });
    expect(slot).toMatchObject({ isBooked: true, currentBookings: 3 });
  });

  it('over another one are refused at the field', async () => {
    await createAvailableSlot(editor, { date: MONDAY, startTime: '10:00', endTime: '11:00' });
    const over = createAvailableSlot(editor, { date: MONDAY, startTime: '10:30', endTime: '11:30' });
    const message = 'Bu saatte başka bir slot var: 10:00–11:00';
    await expect(over).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ field: 'startTime', message }] });
  });
});

describe('official holidays', () => {
  it('are added once, the half-days from 13:00', async () => {
    const keys = ['cumhuriyet', 'cumhuriyet-arifesi', 'kurban'];
    const { record } = await addTurkishHolidays(editor, { year: 2027, keys });
    expect(record.map(({ title, startTime }) => [title, startTime])).toEqual([
      ['Kurban Bayramı', null],
      ['Cumhuriyet Bayramı Arifesi', '13:00'],
      ['Cumhuriyet Bayramı', null],
    ]);
    expect((await addTurkishHolidays(editor, { year: 2027, keys })).record).toEqual([]);
    expect(await listHolidays(editor)).toHaveLength(3);
  });

  it('without a certain date are refused', async () => {
    const adding = addTurkishHolidays(editor, { year: 2029, keys: ['ramazan'] });
    await expect(adding).rejects.toMatchObject({ errors: [{ field: 'keys' }] });
  });
});

it('a day of 31 February is refused at the field', async () => {
  const creating = createHoliday(editor, { title: 'Tatil', startDate: '2027-02-31', endDate: '2027-03-01' });
  await expect(creating).rejects.toMatchObject({ errors: [{ field: 'startDate', message: 'Böyle bir tarih yok' }] });
});
