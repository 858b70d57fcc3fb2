import { randomUUID } from 'node:crypto';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { BookingRequestModel } from '../appointment/booking-request.model.ts';
import { getAppointment } from '../records/get-appointment.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { bookingInput, nextDate, openPractice, usePractice } from '../testing/practice.ts';
import { bookAppointment } from './book-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const MONDAY = nextDate(1);
const staff = contextFor('admin');
const book = (overrides: object = {}, ctx = contextFor('anonymous')) =>
  bookAppointment(ctx, bookingInput({ appointmentDate: MONDAY, ...overrides }));
const resubmissionsOf = async (id: string) => (await getAppointment(staff, { id }))?.resubmissions;

describe('a request is the same', () => {
  it.each([
    ['with another e-mail', { email: 'elif.yildiz@ornek.com' }],
    ['with another phone', { phone: '0533 999 88 77' }],
    ['with another birth date', { childBirthDate: '2019-03-15' }],
    ['with another service', { serviceType: 'aile-danismanligi' }],
    ['with another text', { reason: 'Geceleri de uyanıyor, onu yazmayı unuttum.' }],
    ['whatever the capitals', { parentName: 'ELİF YILDIZ' }],
  ])('%s', async (_what, otherwise) => {
    const first = await book();
    expect((await book(otherwise)).id).toBe(first.id);
    expect(await AppointmentModel.countDocuments()).toBe(1);
  });

  it('not after ten minutes: the time is taken then, also for its own request', async () => {
    await book();
    await BookingRequestModel.updateMany({}, { 'requests.0.at': new Date(Date.now() - 600_001) });
    await expect(book()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });
});

describe('a request is another', () => {
  it.each([
    ['with another phone and another e-mail', { phone: '0533 999 88 77', email: 'baska@ornek.com' }],
    ['for another child', { childName: 'Deniz Yıldız' }],
    ['of another parent', { parentName: 'Mert Yıldız' }],
  ])('%s, and meets a taken time', async (_what, otherwise) => {
    const first = await book();
    await expect(book(otherwise)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await resubmissionsOf(first.id)).toEqual([]);
  });

  it('once the first was cancelled', async () => {
    const first = await book();
    await AppointmentModel.updateOne({ _id: first.id }, { status: 'cancelled' });
    await DayScheduleModel.updateOne({ _id: dayScheduleId(MONDAY) }, { intervals: [], count: 0 });
    expect((await book()).id).not.toBe(first.id);
  });
});

describe('the response to a repeated request', () => {
  const otherwise = { serviceType: 'online-terapi', reason: 'Başka bir şey yazıyorum buraya.', email: 'b@ornek.com' };

  it('has what was sent with it, never what the first one said or staff have changed since', async () => {
    const first = await book({ reason: 'GİZLİ: geceleri ağlayarak uyanıyor.' });
    const second = await book(otherwise);
    expect(second).toEqual({ ...first, ...otherwise });

    await updateAppointment(staff, {
      id: first.id,
      status: 'confirmed',
      parentName: 'Personel Değiştirdi',
      phone: '0500 999 88 77',
      reason: 'PERSONEL DEĞİŞTİRDİ',
      notes: 'PERSONEL YAZDI',
    });
    expect(await book(otherwise)).toEqual({ ...first, ...otherwise, status: 'confirmed' });
  });

  it('by key has what was sent as well', async () => {
    const ctx = contextFor('anonymous', { idempotencyKey: randomUUID() });
    const first = await book({}, ctx);
    await updateAppointment(staff, { id: first.id, email: 'personel@ornek.com', reason: 'PERSONEL DEĞİŞTİRDİ' });
    expect(await book({}, ctx)).toEqual(first);
  });

  it('looks the same whether its text differed or not', async () => {
    const { id: _id, ...first } = await book();
    const { id: __, ...same } = await book();
    const { id: ___, ...other } = await book({ reason: 'Tamamen başka bir metin yazdım.' });
    expect(same).toEqual(first);
    expect({ ...other, reason: first.reason }).toEqual(first);
  });
});

describe('the differences of a repeated request', () => {
  it('is listed at the appointment for staff, and does not change it', async () => {
    const { id } = await book();
    const before = await getAppointment(staff, { id });
    await book({ email: 'dogru@ornek.com', reason: 'Geceleri de uyanıyor, onu yazmayı unuttum.' });
    expect(await getAppointment(staff, { id })).toEqual({
      ...before,
      resubmissions: [
        {
          at: expect.any(String),
          email: 'dogru@ornek.com',
          reason: 'Geceleri de uyanıyor, onu yazmayı unuttum.',
          phone: null,
          childBirthDate: null,
          serviceType: null,
        },
      ],
    });
  });

  it('is listed once, however often it is sent at once, and open screens are notified', async () => {
    const { id } = await book();
    const before = await lastSeq();
    await Promise.all(Array.from({ length: 8 }, () => book({ phone: '0533 999 88 77' })));
    expect(await resubmissionsOf(id)).toMatchObject([{ phone: '05339998877', email: null }]);
    expect(await eventsSince(before)).toMatchObject([
      { type: 'appointment.changed', payload: { appointmentId: id, changeType: 'updated' } },
    ]);
  });

  it('is not what staff have changed since the same request first came', async () => {
    const { id } = await book();
    await updateAppointment(staff, { id, email: 'personel@ornek.com' });
    await book();
    expect(await resubmissionsOf(id)).toEqual([]);
  });

  it('is listed ten times at most', async () => {
    const { id } = await book();
    for (let count = 0; count < 12; count++) await book({ reason: `Şunu da eklemek isterim (${count}).` });
    expect(await resubmissionsOf(id)).toHaveLength(10);
  });
});

it('sent at once with two e-mails is one appointment, with the other e-mail before staff', async () => {
  const emails = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'bir@ornek.com' : 'iki@ornek.com'));
  const results = await Promise.all(emails.map((email) => book({ email })));
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(results.map(({ email }) => email)).toEqual(emails);
  const [stored, ...others] = await AppointmentModel.find().lean();
  expect(others).toEqual([]);
  expect(stored?.resubmissions).toMatchObject([
    { email: stored?.email === 'bir@ornek.com' ? 'iki@ornek.com' : 'bir@ornek.com' },
  ]);
});
