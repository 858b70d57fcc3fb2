import { addDays, today } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { BookingRequestModel } from '../appointment/booking-request.model.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { listAppointmentRecords } from '../records/list-appointment-records.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { bookingInput, nextDate, openPractice, staffInput, storeSettings, usePractice } from '../testing/practice.ts';
import { bookAppointment } from './book-appointment.ts';
import { mayRequestAppointment } from './may-request-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const MONDAY = nextDate(1);
const HOURS = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
const tooMany = { code: 'TOO_MANY_OPEN_REQUESTS', status: 409 };
const askers = { _id: /^(phone|email):/ };
let families = 0;

/** A request of another child each, for any time that is free by now. */
function book(overrides: object = {}, ctx = contextFor('anonymous')) {
  families += 1;
  const childName = `Çocuk ${String.fromCharCode(65 + (families % 26))}${String.fromCharCode(65 + Math.floor(families / 26))}`;
  return bookAppointment(ctx, bookingInput({ appointmentDate: MONDAY, childName, ...overrides }));
}

const bookThree = async (overrides: object = {}, ctx = contextFor('anonymous')) => {
  const booked = [];
  for (const appointmentTime of HOURS.slice(0, 3)) booked.push(await book({ appointmentTime, ...overrides }, ctx));
  return booked;
};

describe('open requests', () => {
  it.each([
    ['one phone, whatever the e-mail', (count: number) => ({ email: `anne${count}@ornek.com` })],
    ['one e-mail, whatever the phone', (count: number) => ({ phone: `0532 111 22 ${10 + count}` })],
  ])('are three at most for %s', async (_what, person) => {
    for (const [count, appointmentTime] of HOURS.slice(0, 3).entries())
      await book({ appointmentTime, ...person(count) });
    await expect(book({ appointmentTime: '14:00', ...person(4) })).rejects.toMatchObject({
      ...tooMany,
      message: 'Yanıt bekleyen randevu talepleriniz var. Yeni bir randevu için lütfen bizi arayın.',
    });
    expect(await AppointmentModel.countDocuments()).toBe(3);
    const another = { phone: '0533 999 88 77', email: 'baska@ornek.com' };
    await expect(book({ appointmentTime: '14:00', ...another })).resolves.toBeDefined();
  });

  it('are three at most when eight come at once, on days of their own', async () => {
    const results = await Promise.all(
      HOURS.map((appointmentTime, index) =>
        book({ appointmentTime, appointmentDate: addDays(MONDAY, index % 2) }).then(
          () => 'booked',
          (error) => error.code,
        ),
      ),
    );
    expect(results.filter((result) => result === 'booked')).toHaveLength(3);
    expect(results.filter((result) => result === 'TOO_MANY_OPEN_REQUESTS')).toHaveLength(5);
    expect(await AppointmentModel.countDocuments()).toBe(3);
  });

  it('are counted again when the documents of a person have expired and are created again', async () => {
    const [first] = await bookThree();
    await BookingRequestModel.deleteMany(askers);
    await book({ appointmentTime: '14:00' });
    await expect(book({ appointmentTime: '15:00' })).rejects.toMatchObject(tooMany);
    const kept = await BookingRequestModel.find(askers).lean();
    const startsAt = (await AppointmentModel.findById(first?.id).lean())?.startsAt.getTime() ?? 0;
    for (const { expiresAt } of kept) expect(expiresAt.getTime()).toBeGreaterThanOrEqual(startsAt);
  });

  it('are one when two come at once and one is allowed', async () => {
    storeSettings({ booking_max_open_requests: '1' });
    const times = ['09:00', '10:00', '11:00', '13:00'];
    const results = await Promise.allSettled(
      times.map((appointmentTime, index) => book({ appointmentTime, appointmentDate: addDays(MONDAY, index % 2) })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are as many as the practice has set', async () => {
    storeSettings({ booking_max_open_requests: '1' });
    await book({ appointmentTime: '09:00' });
    await expect(book({ appointmentTime: '10:00' })).rejects.toMatchObject(tooMany);
  });

  it('allow another one when one is answered or past', async () => {
    const home = contextFor('anonymous');
    const [first, second] = await bookThree({}, home);
    await setAppointmentStatus(contextFor('admin'), { id: first?.id, status: 'confirmed' });
    await expect(book({ appointmentTime: '14:00' }, home)).resolves.toBeDefined();
    await expect(book({ appointmentTime: '15:00' }, home)).rejects.toMatchObject(tooMany);
    await AppointmentModel.updateOne({ _id: second?.id }, { startsAt: new Date(Date.now() - 1) });
    await expect(book({ appointmentTime: '15:00' }, home)).resolves.toBeDefined();
  });

  it('are not counted against staff, nor what staff have booked against the parent', async () => {
    await bookThree();
    const staff = contextFor('user');
    await expect(
      createAppointment(staff, staffInput({ appointmentDate: MONDAY, appointmentTime: '13:00' })),
    ).resolves.toBeDefined();
    await expect(book({ appointmentTime: '14:00' }, staff)).resolves.toBeDefined();
    const another = { phone: '0533 999 88 77', email: 'baska@ornek.com' };
    for (const appointmentTime of ['15:00', '16:00', '17:00']) {
      await createAppointment(staff, staffInput({ ...another, appointmentDate: MONDAY, appointmentTime }));
    }
    await expect(book({ ...another, appointmentDate: addDays(MONDAY, 1) })).resolves.toBeDefined();
  });

  it('do not prevent the same response to the same request', async () => {
    const same = { appointmentTime: '11:00', childName: 'Ada Yıldız' };
    await book({ appointmentTime: '09:00' });
    await book({ appointmentTime: '10:00' });
    const results = await Promise.all(Array.from({ length: 6 }, () => book(same)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  });
});

describe('false requests in the name of a family', () => {
  const stranger = () => contextFor('anonymous', { address: '198.51.100.7' });
  const family = () => contextFor('anonymous', { address: '203.0.113.20' });
  const suspicions = async () =>
    (await AppointmentModel.find().sort('createdAt').lean()).map((each) => each.suspicion ?? null);
  const bookFalsely = async () => {
    for (const appointmentTime of HOURS.slice(0, 3)) await book({ appointmentTime }, stranger());
  };
  const confirmOne = async (status: string) => {
    const earlier = { appointmentDate: addDays(MONDAY, 7), appointmentTime: '10:00' };
    await createAppointment(contextFor('admin'), staffInput({ ...earlier, phone: '0532 111 22 33', status }));
  };

  it.each(['confirmed', 'completed'])(
    'keep no family out that has a %s appointment, and are suspicious',
    async (status) => {
      await confirmOne(status);
      await bookFalsely();
      await expect(book({ appointmentTime: '14:00', email: 'other@ornek.com' }, family())).resolves.toBeDefined();
      expect(await suspicions()).toEqual([null, ...Array(4).fill('many_requests')]);
    },
  );

  it("are as many as the limit from the family's own network", async () => {
    await confirmOne('confirmed');
    for (const appointmentTime of HOURS.slice(0, 3)) await book({ appointmentTime }, family());
    await expect(book({ appointmentTime: '14:00' }, family())).rejects.toMatchObject(tooMany);
    expect(await suspicions()).toEqual([null, null, null, null]);
  });

  it('keep an unknown family out, and staff see the suspicion at them', async () => {
    await bookFalsely();
    const before = await lastSeq();
    await expect(book({ appointmentTime: '14:00' }, family())).rejects.toMatchObject(tooMany);
    expect(await suspicions()).toEqual(Array(3).fill('many_requests'));
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual(Array(3).fill('appointment.changed'));
    const { items } = await listAppointmentRecords(contextFor('user'), { specialFeature: 'suspicious' });
    expect(items.map(({ suspicion }) => suspicion)).toEqual(Array(3).fill('many_requests'));
  });

  it('from many networks at once leave a known family its three', async () => {
    await confirmOne('confirmed');
    await bookFalsely();
    const results = await Promise.all(
      HOURS.map((appointmentTime) =>
        book({ appointmentTime, appointmentDate: addDays(MONDAY, 1) }, family()).then(
          () => 'booked',
          (error) => error.code,
        ),
      ),
    );
    expect(results.filter((result) => result === 'booked')).toHaveLength(3);
  });
});

describe('whether one more may be sent', () => {
  const person = { phone: '0532 111 22 33', email: 'anne@ornek.com' };
  const home = () => contextFor('anonymous', { address: '203.0.113.20' });

  it('is known where the others were sent from, and to no one else', async () => {
    await expect(mayRequestAppointment(home(), person)).resolves.toBe(true);
    for (const appointmentTime of HOURS.slice(0, 3)) await book({ appointmentTime, ...person }, home());
    await expect(mayRequestAppointment(home(), person)).resolves.toBe(false);
    await expect(mayRequestAppointment(home(), { ...person, email: 'baska@ornek.com' })).resolves.toBe(false);
    const stranger = contextFor('anonymous', { address: '198.51.100.7' });
    await expect(mayRequestAppointment(stranger, person)).resolves.toBe(true);
  });

  it('is asked thirty times in ten minutes at most', async () => {
    const ctx = home();
    const ask = (count: number) => mayRequestAppointment(ctx, { ...person, email: `anne${count}@ornek.com` });
    for (let count = 0; count < 30; count++) await ask(count);
    await expect(ask(31)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(ask(7)).resolves.toBe(true);
  });
});

describe('the booking horizon', () => {
  const fromHorizon = (days: number) => ({ appointmentDate: addDays(today(), days) });

  it.each([
    ['a day after it', fromHorizon(121)],
    ['the end of time', { appointmentDate: '9999-12-31' }],
  ])('refuses %s by name of the field and of the last day', async (_what, date) => {
    const last = addDays(today(), 120).split('-').reverse().join('.');
    await expect(book(date)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'appointmentDate', message: `Randevu en geç ${last} tarihi için istenebilir` }],
    });
    expect(await AppointmentModel.countDocuments()).toBe(0);
  });

  it('is as far away as the practice has set', async () => {
    storeSettings({ booking_horizon_days: '400' });
    const date = nextDate(1);
    await expect(book({ appointmentDate: addDays(date, 350) })).resolves.toBeDefined();
    storeSettings({ booking_horizon_days: '7' });
    await expect(book({ appointmentDate: addDays(today(), 8) })).rejects.toMatchObject({
      errors: [{ field: 'appointmentDate' }],
    });
  });

  it('is not for staff', async () => {
    const appointmentDate = addDays(nextDate(1), 350);
    await expect(createAppointment(contextFor('user'), staffInput({ appointmentDate }))).resolves.toBeDefined();
  });
});
