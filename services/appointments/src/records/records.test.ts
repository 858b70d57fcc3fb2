import { addDays, dayOfWeek, today } from '@practice/contracts';
import { contextFor, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment } from '../booking/book-appointment.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { bulkDeleteAppointments } from './bulk-delete-appointments.ts';
import { bulkSetAppointmentStatus } from './bulk-set-appointment-status.ts';
import { createAppointment } from './create-appointment.ts';
import { deleteAppointment } from './delete-appointment.ts';
import { getAppointmentSummary } from './get-appointment-summary.ts';
import { listAppointmentHistory } from './list-appointment-history.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');
const moderator = contextFor('moderator');
const MONDAY = nextDate(1);
const create = (overrides: object = {}) =>
  createAppointment(staff, staffInput({ appointmentDate: MONDAY, ...overrides }));
const intervalsOf = async (date: string) =>
  (await DayScheduleModel.findById(dayScheduleId(date)).lean())?.intervals ?? [];
const lastEvent = async () => (await lastEvents(1))[0];

describe('creating', () => {
  it('accepts a time outside the hours too, and emits its event', async () => {
    const { appointment, savedCount } = await create({ appointmentTime: '19:30', duration: '45', fee: '1250,50' });
    expect(savedCount).toBe(1);
    expect(appointment).toMatchObject({
      appointmentEndTime: '20:15',
      duration: 45,
      fee: 1250.5,
      source: 'staff',
      status: 'pending',
    });
    expect(await intervalsOf(MONDAY)).toMatchObject([{ start: 1170, end: 1215 }]);
    expect(await lastEvent()).toMatchObject({ type: 'appointment.changed', payload: { changeType: 'created' } });
  });

  it('is refused with the conflicting appointments, and saved when staff allow it: both are marked', async () => {
    const { appointment: first } = await create();
    await expect(create({ appointmentTime: '10:30' })).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
      attachment: { conflicts: [{ id: first.id, childName: first.childName }] },
    });
    const { appointment: second } = await create({ appointmentTime: '10:30', allowConflict: true });
    expect(second.conflictsWith).toEqual([first.id]);
    const { items } = await listAppointmentRecords(staff, { specialFeature: 'conflict' });
    expect(items.map((item) => item.id).sort()).toEqual([first.id, second.id].sort());
  });

  it.each([
    [{ parentName: 'A' }, 'parentName', 'Veli adı en az 2 karakter olmalı'],
    [{ phone: '123' }, 'phone', 'Geçerli bir telefon numarası girin'],
    [{ phone: '0049 30 1234567' }, 'phone', 'Geçerli bir telefon numarası girin'],
    [{ phone: '1'.repeat(20) }, 'phone', 'Geçerli bir telefon numarası girin'],
    [{ email: '' }, 'email', 'Geçerli bir e-posta adresi girin'],
    [{ email: 'elif@' }, 'email', 'Geçerli bir e-posta adresi girin'],
    [{ email: `${'e'.repeat(100)}@ornek.com` }, 'email', 'Geçerli bir e-posta adresi girin'],
    [{ childBirthDate: '' }, 'childBirthDate', 'Doğum tarihi gerekli'],
    [{ serviceType: '' }, 'serviceType', 'Hizmet türü seçin'],
    [{ appointmentDate: '' }, 'appointmentDate', 'Randevu tarihi seçin'],
    [{ appointmentTime: '' }, 'appointmentTime', 'Randevu saati seçin'],
    [{ duration: 200 }, 'duration', 'En fazla 180 dakika olabilir'],
    [{ appointmentEndTime: '09:00' }, 'appointmentEndTime', 'Bitiş saati başlangıçtan sonra ve aynı gün olmalı'],
    [{ appointmentEndTime: '11:30', duration: 60 }, 'appointmentEndTime', 'Bitiş saati ile süre birbirini tutmuyor'],
    [{ isRecurring: true }, 'recurringPattern', 'Tekrar sıklığını seçin'],
  ])('refuses %j at its field', async (overrides, field, message) => {
    await expect(create(overrides)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field, message }] });
  });

  it.each([
    [{ appointmentEndTime: '', duration: '' }, '11:00'],
    [{ appointmentEndTime: '11:30' }, '11:30'],
    [{ appointmentEndTime: '11:30', duration: 90 }, '11:30'],
    [{ appointmentTime: '23:00', appointmentEndTime: '00:00', duration: 60 }, '00:00'],
  ])('takes %j to end at %s', async (overrides, appointmentEndTime) => {
    expect((await create(overrides)).appointment).toMatchObject({ appointmentEndTime });
  });

  it('creates a series, and skips and reports the days that are closed or taken', async () => {
    await HolidayModel.create({ title: 'Tatil', startDate: addDays(MONDAY, 7), endDate: addDays(MONDAY, 7) });
    await create({ appointmentDate: addDays(MONDAY, 14) });
    const series = await create({
      isRecurring: true,
      recurringPattern: 'weekly',
      recurringEndDate: addDays(MONDAY, 28),
    });
    expect(series.savedCount).toBe(3);
    expect(series.skipped.map(({ date, code }) => [date, code])).toEqual([
      [addDays(MONDAY, 7), 'SLOT_CLOSED'],
      [addDays(MONDAY, 14), 'APPOINTMENT_OVERLAP'],
    ]);
    const deleted = await deleteAppointment(moderator, { id: series.appointment.id, scope: 'all' });
    expect(deleted.deletedCount).toBe(3);
  });
});

describe('changing', () => {
  it('moves the slot, keeps the original date and allows a new reminder', async () => {
    const { appointment } = await create({ reminderSent: true });
    const tuesday = addDays(MONDAY, 1);
    const moved = await updateAppointment(staff, {
      id: appointment.id,
      appointmentDate: tuesday,
      appointmentTime: '14:00',
      version: 1,
    });
    expect(moved.appointment).toMatchObject({
      originalDate: MONDAY,
      reminderSent: false,
      appointmentEndTime: '15:00',
      version: 2,
    });
    expect(await intervalsOf(MONDAY)).toEqual([]);
    expect(await intervalsOf(tuesday)).toHaveLength(1);
  });

  it('treats an emptied switch as off', async () => {
    const { appointment } = await create({ reminderSent: true });
    const emptied = { id: appointment.id, reminderSent: null, isRecurring: null };
    const saved = await updateAppointment(staff, emptied);
    expect(saved.appointment).toMatchObject({ reminderSent: false, isRecurring: false });
  });

  it('refuses an old version with the current record, and accepts a change without a version', async () => {
    const { appointment } = await create();
    await updateAppointment(staff, { id: appointment.id, notes: 'İlk görüşme', version: 1 });
    await expect(updateAppointment(staff, { id: appointment.id, fee: 500, version: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: { notes: 'İlk görüşme', version: 2 } },
    });
    await expect(updateAppointment(staff, { id: appointment.id, fee: 500 })).resolves.toBeDefined();
  });

  it('leaves everything as it was when the new time is taken', async () => {
    const { appointment } = await create();
    await create({ appointmentTime: '14:00' });
    await expect(updateAppointment(staff, { id: appointment.id, appointmentTime: '14:30' })).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
    });
    expect((await intervalsOf(MONDAY)).map((interval) => interval.start).sort()).toEqual([600, 840]);
  });

  it('writes a history that does not quote clinical text', async () => {
    const { appointment } = await create();
    await updateAppointment(staff, { id: appointment.id, notes: 'gizli', priority: 'urgent' });
    const history = await listAppointmentHistory(staff, { id: appointment.id });
    expect(history.map((entry) => entry.changeType)).toEqual(['updated', 'created']);
    expect(history[0]).toMatchObject({
      username: 'user',
      fields: expect.arrayContaining([
        { field: 'notes', from: null, to: null },
        { field: 'priority', from: 'normal', to: 'urgent' },
      ]),
    });
  });

  it('is NOT_FOUND for a malformed id', async () => {
    await expect(updateAppointment(staff, { id: 'nonsense', fee: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the status', () => {
  it('releases the slot when cancelled, and reserves it again when reactivated if it is still free', async () => {
    const { appointment } = await create();
    await setAppointmentStatus(staff, { id: appointment.id, status: 'cancelled' });
    expect(await intervalsOf(MONDAY)).toEqual([]);
    await bookAppointment(contextFor('anonymous'), bookingInput({ appointmentDate: MONDAY }));
    await expect(setAppointmentStatus(staff, { id: appointment.id, status: 'pending' })).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
    });
    const forced = await setAppointmentStatus(staff, { id: appointment.id, status: 'pending', allowConflict: true });
    expect(forced.conflictsWith).toHaveLength(1);
  });

  it('is set for many, each by itself', async () => {
    const { appointment: one } = await create();
    const { appointment: two } = await create({ appointmentTime: '14:00' });
    const result = await bulkSetAppointmentStatus(staff, { ids: [one.id, 'gone', two.id], status: 'confirmed' });
    expect(result.updatedCount).toBe(2);
    expect(result.results).toMatchObject([{ ok: true }, { ok: false, code: 'NOT_FOUND' }, { ok: true }]);
  });

  it('needs at least one chosen', async () => {
    await expect(bulkSetAppointmentStatus(staff, { ids: [], status: 'confirmed' })).rejects.toMatchObject({
      errors: [{ field: 'ids', message: 'Lütfen en az bir randevu seçin.' }],
    });
  });

  it('is forbidden to everyone else', async () => {
    const { appointment } = await create();
    const change = { id: appointment.id, status: 'confirmed' };
    await expect(setAppointmentStatus(contextFor('anonymous'), change)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(deleteAppointment(staff, { id: appointment.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(bulkDeleteAppointments(staff, { ids: [appointment.id] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the list', () => {
  it('finds any part of a name, a phone or an e-mail, by Turkish rules', async () => {
    await create({ childName: 'Ayşe-Nur Işık', phone: '0532 765 43 21', email: 'ayse@ornek.com' });
    await create({
      childName: 'Kerem Aslan',
      phone: '0544 111 22 87',
      parentName: 'Can Aslan',
      email: 'can@posta.net',
      appointmentTime: '14:00',
    });
    const found = async (search: string) =>
      (await listAppointmentRecords(staff, { search })).items.map(({ childName }) => childName);
    const words = ['ayse', 'NUR', 'IŞIK', 'şık yşe', 'ornek', 'se@or'];
    const numbers = ['0532 765', '+90 532 765 43', '0090 532', '(532) 765', '4321', '65-43', '0532.765.43.21', '543'];
    for (const search of [...words, ...numbers]) expect(await found(search), search).toEqual(['Ayşe-Nur Işık']);
    for (const search of ['.*', '*', '|', '98', 'nur kerem']) expect(await found(search), search).toEqual([]);
    expect(await found(' ')).toHaveLength(2);
  });

  it('filters by the meanings of the screen and sorts by the Turkish alphabet', async () => {
    await create({ childName: 'Zeynep Ak', appointmentDate: today(), appointmentTime: '23:00', priority: 'urgent' });
    await create({ childName: 'Çınar Ak', childBirthDate: `${Number(today().slice(0, 4)) - 5}-01-01` });
    await create({
      childName: 'Can Ak',
      appointmentTime: '15:00',
      appointmentDate: addDays(today(), -40),
      status: 'completed',
    });
    const names = async (input: object) =>
      (await listAppointmentRecords(staff, input)).items.map((item) => item.childName.split(' ')[0]);
    expect(await names({ sort: 'childName' })).toEqual(['Can', 'Çınar', 'Zeynep']);
    expect(await names({ quick: 'today' })).toEqual(['Zeynep']);
    expect(await names({ quick: 'urgent' })).toEqual(['Zeynep']);
    expect(await names({ dateRange: 'older' })).toEqual(['Can']);
    expect(await names({ status: 'completed' })).toEqual(['Can']);
    expect(await names({ childAgeRange: '4-6' })).toEqual(['Çınar']);
    await create({ childName: 'Umut Ak', appointmentTime: '17:00', serviceType: 'oyun-grubu' });
    expect(await names({ serviceType: 'Oyun Grubu' })).toEqual(['Umut']);
    expect(await names({ serviceType: 'oyun-grubu' })).toEqual(['Umut']);
    expect(await names({ serviceType: 'Yok' })).toEqual([]);
    await expect(listAppointmentRecords(staff, { status: 'nonsense' })).rejects.toMatchObject({
      errors: [{ field: 'status' }],
    });
  });

  it('sums up what the screen shows above it', async () => {
    await create({ paymentStatus: 'paid', fee: 1000 });
    await create({ appointmentTime: '14:00', fee: 500, status: 'confirmed', priority: 'urgent' });
    expect(await getAppointmentSummary(staff)).toMatchObject({
      total: 2,
      pending: 1,
      confirmed: 1,
      urgent: 1,
      totalRevenue: 1000,
      pendingPayment: 500,
    });
  });

  it('counts the calendar week, Monday to Sunday', async () => {
    const monday = addDays(today(), -((dayOfWeek(today()) + 6) % 7));
    await create({ appointmentDate: addDays(monday, -1) });
    await create({ appointmentDate: monday });
    await create({ appointmentDate: addDays(monday, 6) });
    await create({ appointmentDate: addDays(monday, 7) });
    expect(await getAppointmentSummary(staff)).toMatchObject({ total: 4, thisWeek: 2 });
  });

  it('counts cancelled appointments in the total alone, and their fee nowhere; days list them on demand', async () => {
    const soon = { appointmentDate: addDays(today(), 1), paymentStatus: 'pending', fee: 500 };
    await create({ ...soon, appointmentTime: '10:00' });
    await create({ ...soon, appointmentTime: '10:00', status: 'cancelled' });
    const summary = await getAppointmentSummary(staff);
    expect(summary).toMatchObject({ total: 2, cancelled: 1, tomorrow: 1, pendingPayment: 500 });
    const listed = async (filter: object) => (await listAppointmentRecords(staff, filter)).total;
    for (const days of [{ quick: 'tomorrow' }, { quick: 'week' }]) {
      expect(await listed(days)).toBe(1);
      expect(await listed({ ...days, status: 'cancelled' })).toBe(1);
    }
    expect(await listed({ from: soon.appointmentDate, to: soon.appointmentDate })).toBe(2);
    expect(await listed({ to: today() })).toBe(0);
  });
});
