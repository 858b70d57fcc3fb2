import { randomUUID } from 'node:crypto';
import { addDays, today } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { getAvailability } from '../availability/get-availability.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { bookingInput, nextDate, openPractice, usePractice } from '../testing/practice.ts';
import { bookAppointment } from './book-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const MONDAY = nextDate(1);
const book = (overrides: object = {}, ctx = contextFor('anonymous')) =>
  bookAppointment(ctx, bookingInput({ appointmentDate: MONDAY, ...overrides }));

describe('a request for a free time', () => {
  it('stores the appointment, reserves its slot and emits its event in one transaction', async () => {
    const before = await lastSeq();
    const booked = await book({ appointmentTime: '10:00' });

    expect(booked).toMatchObject({
      status: 'pending',
      appointmentTime: '10:00',
      appointmentEndTime: '11:00',
      duration: 60,
    });
    const stored = await AppointmentModel.findById(booked.id).lean();
    expect(stored).toMatchObject({ source: 'public', startsAt: new Date(`${MONDAY}T07:00:00Z`) });
    const schedule = await DayScheduleModel.findById(dayScheduleId(MONDAY)).lean();
    expect(schedule).toMatchObject({ count: 1, intervals: [{ appointmentId: booked.id, start: 600, end: 660 }] });
    const events = await eventsSince(before);
    expect(events).toMatchObject([{ type: 'appointment.requested', payload: { appointmentId: booked.id } }]);
  });

  it('normalises what was typed', async () => {
    const booked = await book({
      phone: '+90 (532) 111 22 33',
      email: ' ELIF@Ornek.COM ',
      parentName: '  Elif   Yıldız ',
    });
    expect(booked).toMatchObject({ phone: '05321112233', email: 'elif@ornek.com', parentName: 'Elif Yıldız' });
  });

  it('accepts a service by its title and stores its slug', async () => {
    expect((await book({ serviceType: 'Oyun Terapisi' })).serviceType).toBe('oyun-terapisi');
  });

  it('keeps both consents with the version of the text, and none when the body has none', async () => {
    const agreed = await book({ kvkkConsent: true, communicationConsent: true, legalTextVersion: 'v1' });
    expect((await AppointmentModel.findById(agreed.id).lean())?.consents).toMatchObject({
      kvkk: true,
      communication: true,
      legalTextVersion: 'v1',
    });
    const silent = await book({ appointmentTime: '14:00', kvkkConsent: undefined, communicationConsent: undefined });
    expect((await AppointmentModel.findById(silent.id).lean())?.consents).toBeNull();
  });
});

describe('a request with a filled trap field', () => {
  const website = 'http://spam.example';

  it('is answered like any other, and kept once for staff, cancelled, without taking the time', async () => {
    const before = await lastSeq();
    const answered = await book({ website });
    await book({ website });
    const [kept, ...others] = await AppointmentModel.find().lean();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ status: 'cancelled', suspicion: 'trap_field', source: 'public' });
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual(['appointment.changed']);
    const real = await book();
    expect({ ...answered, id: '', createdAt: '' }).toEqual({ ...real, id: '', createdAt: '' });
  });

  it('is reactivated by staff', async () => {
    const { id } = await book({ website });
    await setAppointmentStatus(contextFor('user'), { id, status: 'pending' });
    await expect(book({ childName: 'Deniz Kaya', phone: '0532 999 88 77' })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
    });
  });

  it('is kept five times a day from one network, which keeps no other network out, and a hundred times in all', async () => {
    const sendFrom = (address: string, number: number) =>
      book({ website, phone: `0532 111 2${number}` }, contextFor('anonymous', { address }));
    for (let number = 100; number < 108; number++) await sendFrom('198.51.100.7', number);
    expect(await AppointmentModel.countDocuments()).toBe(5);
    await sendFrom('203.0.113.20', 200);
    expect(await AppointmentModel.countDocuments()).toBe(6);
    for (let number = 300; number < 396; number++) await sendFrom(`10.0.${number - 300}.1`, number);
    expect(await AppointmentModel.countDocuments()).toBe(100);
  });
});

describe('a refused request', () => {
  it.each([
    ['a refused consent', { kvkkConsent: false }, 'kvkkConsent'],
    ['an unknown notice', { legalTextVersion: 'never published' }, 'legalTextVersion'],
    ['an unknown service', { serviceType: 'masaj' }, 'serviceType'],
    ['yesterday', { appointmentDate: addDays(today(), -1) }, 'appointmentDate'],
    ['a day that does not exist', { appointmentDate: '2027-02-30' }, 'appointmentDate'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
    ['a foreign phone', { phone: '+49 151 23456789' }, 'phone'],
    ['an operator instead of a text', { email: { $gt: '' } }, 'email'],
  ])('names the field for %s and leaves nothing behind', async (_, overrides, field) => {
    await expect(book(overrides)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    expect(await AppointmentModel.countDocuments()).toBe(0);
    expect(await DayScheduleModel.countDocuments({ count: { $gt: 0 } })).toBe(0);
  });

  it.each([
    ['the break', '12:00'],
    ['before opening', '08:00'],
    ['after closing', '18:00'],
    ['between the hours', '10:30'],
  ])('is SLOT_CLOSED in %s', async (_, appointmentTime) => {
    await expect(book({ appointmentTime })).rejects.toMatchObject({ code: 'SLOT_CLOSED' });
  });

  it('is SLOT_CLOSED on a day without hours', async () => {
    await expect(book({ appointmentDate: nextDate(0) })).rejects.toMatchObject({ code: 'SLOT_CLOSED' });
  });

  it('is SLOT_CLOSED on a holiday, also one that comes every year', async () => {
    await HolidayModel.create({
      title: 'Tatil',
      startDate: `2020${MONDAY.slice(4)}`,
      endDate: `2020${MONDAY.slice(4)}`,
      isRecurring: true,
    });
    await expect(book()).rejects.toMatchObject({ code: 'SLOT_CLOSED' });
  });

  it('is SLOT_CLOSED in a blockout', async () => {
    await BlockoutModel.create({
      title: 'Toplantı',
      startDateTime: new Date(`${MONDAY}T07:30:00Z`),
      endDateTime: new Date(`${MONDAY}T08:00:00Z`),
    });
    await expect(book({ appointmentTime: '10:00' })).rejects.toMatchObject({ code: 'SLOT_CLOSED' });
    await expect(book({ appointmentTime: '11:00' })).resolves.toBeDefined();
  });

  it('is SLOT_TAKEN when another family has the time, or the buffer around it', async () => {
    await WorkingHourModel.updateOne({ dayOfWeek: 1 }, { bufferTime: 15 });
    await book({ appointmentTime: '10:00' });
    const other = { childName: 'Deniz Kaya', phone: '0532 999 88 77' };
    for (const appointmentTime of ['09:00', '10:00', '11:00']) {
      await expect(book({ ...other, appointmentTime })).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    }
    await expect(book({ ...other, appointmentTime: '13:00' })).resolves.toBeDefined();
  });

  it('is SLOT_TAKEN when the day is full', async () => {
    await WorkingHourModel.updateOne({ dayOfWeek: 1 }, { maxAppointments: 2 });
    await book({ appointmentTime: '09:00', childName: 'Bir Çocuk' });
    await book({ appointmentTime: '10:00', childName: 'İki Çocuk' });
    await expect(book({ appointmentTime: '15:00', childName: 'Üç Çocuk' })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
    });
    const { slots } = await getAvailability(contextFor('anonymous'), { date: MONDAY });
    expect(slots.every((slot) => !slot.available)).toBe(true);
  });

  it('is TOO_MANY_REQUESTS after ten from one address in ten minutes', async () => {
    const ctx = contextFor('anonymous');
    const reason = (count: number) => `Okula alışmakta zorlanıyor (${count}).`;
    for (let count = 0; count < 10; count++)
      await book({ appointmentTime: '10:00', reason: reason(count) }, ctx).catch(() => undefined);
    await expect(book({ appointmentTime: '11:00' }, ctx)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
    });
    await expect(book({ appointmentTime: '11:00' })).resolves.toBeDefined();
  });
});

describe('the same request sent again', () => {
  it('gets the same appointment by its key, however often and simultaneously it is sent', async () => {
    const idempotencyKey = randomUUID();
    const contexts = Array.from({ length: 50 }, () =>
      contextFor('anonymous', { idempotencyKey, address: 'one parent' }),
    );
    const results = await Promise.all(contexts.map((ctx) => book({}, ctx)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await AppointmentModel.countDocuments()).toBe(1);
  });

  it('is refused with 422 when the key comes with another body', async () => {
    const ctx = contextFor('anonymous', { idempotencyKey: randomUUID() });
    await book({}, ctx);
    await expect(book({ appointmentTime: '14:00' }, ctx)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 422,
    });
  });

  it("never shows one caller another's response by key", async () => {
    const idempotencyKey = randomUUID();
    await book({}, contextFor('anonymous', { idempotencyKey }));
    const stranger = book(
      { parentName: 'Başka Biri', childName: 'Başka Çocuk' },
      contextFor('anonymous', { idempotencyKey }),
    );
    await expect(stranger).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });
});

it('gives one time once under any number of callers', async () => {
  const attempts = Array.from({ length: 60 }, (_, index) =>
    book({
      childName: `Çocuk ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`,
    }).then(
      () => 'won',
      (error) => error.code,
    ),
  );
  const results = await Promise.all(attempts);
  const lost = results.filter((result) => result !== 'won');
  expect(lost).toHaveLength(59);
  // On a machine that is too busy some are told to try again.
  const codes = new Set(lost);
  codes.delete('UNAVAILABLE');
  expect([...codes]).toEqual(['SLOT_TAKEN']);
});
