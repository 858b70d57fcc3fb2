import { addDays, type ClosedTimeKind, today, toInstant } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { MONDAY, recurring, week } from '../testing/series.ts';
import { bulkSetAppointmentStatus } from './bulk-set-appointment-status.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();

const staff = contextFor('user');
const asking = { allowClosed: false };
const day = (count: number) => addDays(MONDAY, count);
const [HOLIDAY, YEARLY, EVE, MEETING, CONGRESS, SLOT] = [8, 9, 10, 11, 1, 2].map(day) as [string, ...string[]];
const SUNDAY = nextDate(0);
const PAST = '2020-01-17';

beforeEach(async () => {
  await openPractice();
  const yearsAgo = `2020${YEARLY?.slice(4)}`;
  await HolidayModel.create([
    { title: 'Kış tatili', startDate: HOLIDAY, endDate: HOLIDAY },
    { title: 'Çocuk Bayramı', startDate: yearsAgo, endDate: yearsAgo, isRecurring: true },
    { title: 'Arife', startDate: EVE, endDate: EVE, startTime: '13:00' },
  ]);
  const blockout = (title: string, date = '', start = '00:00', end = '24:00') => ({
    ...{ title, startDateTime: toInstant(date, start), endDateTime: toInstant(date, end) },
  });
  await BlockoutModel.create([blockout('Toplantı', MEETING, '10:00', '12:00'), blockout('Kongre', CONGRESS)]);
  await AvailableSlotModel.create({ date: SLOT, startTime: '10:00', endTime: '11:00', isAvailable: false });
});

type Closed = [what: string, kind: ClosedTimeKind, date: string | undefined, time: string, sentence: RegExp];
const closedTimes: Closed[] = [
  ['a holiday', 'holiday', HOLIDAY, '14:00', /^\d+ \p{L}+( \d{4})? tatil \(Kış tatili\)\.$/u],
  ['a yearly holiday', 'holiday', YEARLY, '10:00', /tatil \(Çocuk Bayramı\)\.$/],
  ['the afternoon of an eve', 'holiday', EVE, '14:00', / 13:00 sonrası tatil \(Arife\)\.$/],
  ['a blockout', 'blockout', MEETING, '11:30', / 10:00–12:00 arası kapalı \(Toplantı\)\.$/],
  ['a day that is blocked out', 'blockout', CONGRESS, '10:00', / kapalı \(Kongre\)\.$/],
  ['a closed slot', 'slot', SLOT, '10:30', / 10:00–11:00 arası randevuya kapatılmış\.$/],
  ['the break', 'break', MONDAY, '12:30', / 12:30–13:30 mola saatine denk geliyor \(12:00–13:00\)\.$/],
  ['the night', 'hours', MONDAY, '03:00', / 03:00–04:00 çalışma saatlerinin dışında \(09:00–18:00\)\.$/],
  ['the end of the day', 'hours', MONDAY, '17:30', / 17:30–18:30 çalışma saatlerinin dışında/],
  ['a Sunday', 'weekday', SUNDAY, '11:00', / Pazar çalışma günü değil\.$/],
  ['the past', 'past', PAST, '10:00', /^17 Ocak 2020 10:00 geçmişte kaldı\.$/],
];

const create = async (own: object) => (await createAppointment(staff, staffInput({ ...asking, ...own }))).appointment;
/** A Monday morning of its own. */
const open = (own: object = {}) => create({ appointmentDate: week(3), appointmentTime: '09:00', ...own });

describe.each(closedTimes)('%s', (_what, kind, appointmentDate, appointmentTime, sentence) => {
  const time = { appointmentDate, appointmentTime };
  type Way = (decided: object, moved: string) => Promise<unknown>;
  const ways: Record<string, Way> = {
    'a new appointment': (decided) => create({ ...time, ...decided }),
    'the first of a new series': (decided) => create({ ...time, ...recurring(2), ...decided }),
    'a cancelled appointment that is entered': (decided) => create({ ...time, status: 'cancelled', ...decided }),
    'a moved appointment': (decided, id) => updateAppointment(staff, { id, ...time, ...decided }),
    'a series that is moved': (decided, id) => updateAppointment(staff, { id, ...time, scope: 'all', ...decided }),
  };

  it.each(Object.keys(ways))('is asked about for %s, and saved when staff allow it', async (way) => {
    const { id } = await open(recurring(2));
    await expect(ways[way]?.({}, id)).rejects.toMatchObject({
      code: 'CLOSED_TIME',
      status: 409,
      attachment: {
        conflicts: [],
        closedTimes: expect.arrayContaining([
          {
            date: appointmentDate,
            kind,
            title: expect.toBeOneOf([null, expect.any(String)]),
            message: expect.stringMatching(sentence),
          },
        ]),
      },
    });
    expect(await AppointmentModel.countDocuments(time)).toBe(0);
    await ways[way]?.({ allowClosed: true }, id);
    expect(await AppointmentModel.countDocuments(time)).toBe(1);
  });

  it('is never asked about again while the time stays', async () => {
    const { id } = await create({ ...time, allowClosed: true });
    const { appointment } = await updateAppointment(staff, { id, ...time, duration: 60, notes: 'Arandı.' });
    expect(appointment.notes).toBe('Arandı.');
    for (const status of ['confirmed', 'completed', 'cancelled', 'pending'])
      await setAppointmentStatus(staff, { id, status });
    await bulkSetAppointmentStatus(staff, { ids: [id], status: 'cancelled' });
    expect(await bulkSetAppointmentStatus(staff, { ids: [id], status: 'confirmed' })).toMatchObject({
      updatedCount: 1,
    });
  });
});

describe('another duration', () => {
  it('is asked about for what it newly runs into, and for nothing that was closed before', async () => {
    const { id } = await create({ appointmentDate: MONDAY, appointmentTime: '11:00' });
    await expect(updateAppointment(staff, { id, duration: 90 })).rejects.toMatchObject({
      attachment: { closedTimes: [{ kind: 'break' }] },
    });
    await updateAppointment(staff, { id, duration: 90, allowClosed: true });
    await updateAppointment(staff, { id, duration: 75 });
    const { id: past } = await create({ appointmentDate: PAST, allowClosed: true });
    await updateAppointment(staff, { id: past, duration: 45 });
  });
});

describe('a closed time that another appointment has', () => {
  it('is refused with both, so that staff decide once', async () => {
    const taken = await create({ appointmentDate: HOLIDAY, allowClosed: true });
    const input = { appointmentDate: HOLIDAY, appointmentTime: '10:30' };
    const both = { closedTimes: [{ kind: 'holiday' }], conflicts: [{ id: taken.id }] };
    await expect(create(input)).rejects.toMatchObject({ code: 'CLOSED_TIME', attachment: both });
    const { id } = await open();
    await expect(updateAppointment(staff, { id, ...input })).rejects.toMatchObject({
      code: 'CLOSED_TIME',
      attachment: both,
    });
    await expect(create({ ...input, allowConflict: true })).rejects.toMatchObject({
      attachment: { closedTimes: both.closedTimes, conflicts: [] },
    });
    await expect(create({ ...input, allowClosed: true })).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
      attachment: { conflicts: both.conflicts },
    });
    expect(await create({ ...input, allowClosed: true, allowConflict: true })).toMatchObject({
      conflictsWith: [taken.id],
    });
  });
});

describe('a series over closed days', () => {
  const times = async () =>
    (await listAppointmentRecords(staff, { pageSize: 100 })).items.map(
      ({ appointmentDate, appointmentTime }) => `${appointmentDate} ${appointmentTime}`,
    );

  it('asks for its first date alone, and skips and reports the others', async () => {
    const input = { appointmentDate: addDays(HOLIDAY ?? '', -7), ...recurring(3) };
    // The first is a day that is blocked out.
    await expect(create(input)).rejects.toMatchObject({ attachment: { closedTimes: [{ kind: 'blockout' }] } });
    const saved = await createAppointment(staff, staffInput({ ...input, allowClosed: true }));
    expect(saved).toMatchObject({ savedCount: 2, skipped: [{ date: HOLIDAY, code: 'SLOT_CLOSED' }] });
  });

  it('does not go back into the past', async () => {
    const saved = await createAppointment(
      staff,
      staffInput({ appointmentDate: addDays(today(), -14), appointmentTime: '10:00', ...recurring(3) }),
    );
    expect(saved.savedCount + saved.skipped.length).toBe(3);
    expect(saved.skipped[0]?.date).toBe(addDays(today(), -7));
  });

  it('leaves those where they are that would be moved to a closed day', async () => {
    const tuesday = addDays(MONDAY, 15);
    const { id } = await create({ appointmentDate: addDays(MONDAY, 0), appointmentTime: '09:00', ...recurring(3) });
    const moved = await updateAppointment(staff, {
      ...{ id, appointmentDate: CONGRESS, scope: 'all', allowClosed: true },
    });
    expect(moved).toMatchObject({
      savedCount: 2,
      skipped: [{ date: HOLIDAY, message: expect.stringMatching(/Kış tatili/) }],
    });
    expect(await times()).toEqual([`${CONGRESS} 09:00`, `${week(1)} 09:00`, `${tuesday} 09:00`]);
    // It stands for the planned Tuesday: the next move of all does not touch it, and a longer series has no second one.
    const longer = await updateAppointment(contextFor('moderator'), { id, recurringCount: 4, recurringEndDate: null });
    expect(longer).toMatchObject({ skipped: [] });
    expect(await times()).toEqual([
      ...[`${CONGRESS} 09:00`, `${week(1)} 09:00`, `${tuesday} 09:00`, `${addDays(tuesday, 7)} 09:00`],
    ]);
  });

  it('counts and reports none as moved that stays at a time of its own', async () => {
    const { id } = await create({ appointmentDate: MONDAY, appointmentTime: '16:00', ...recurring(3) });
    const all = { id, scope: 'all', allowClosed: true };
    expect(await updateAppointment(staff, { ...all, appointmentDate: CONGRESS })).toMatchObject({ savedCount: 2 });
    const stays = [{ date: week(1), code: 'OWN_TIME', message: 'Seriden ayrı olan zamanı korundu.' }];
    const moved = await updateAppointment(staff, { ...all, appointmentTime: '14:00' });
    expect(moved).toMatchObject({ savedCount: 2, skipped: stays });
    expect(await AppointmentModel.findOne({ appointmentDate: week(1) }).lean()).toMatchObject({
      ...{ appointmentTime: '16:00', version: 1 },
    });
    // What it gets along with the others is saved.
    const both = await updateAppointment(staff, { ...all, appointmentTime: '15:00', fee: 900 });
    expect(both).toMatchObject({ savedCount: 3, skipped: stays });
    expect(await updateAppointment(staff, { ...all, fee: 800 })).toMatchObject({ savedCount: 3, skipped: [] });
  });

  it('moves as a whole to hours that staff have allowed for its first', async () => {
    const { id } = await create({ appointmentDate: MONDAY, ...recurring(2) });
    const change = { id, appointmentTime: '19:00', scope: 'all' };
    await expect(updateAppointment(staff, change)).rejects.toMatchObject({
      attachment: { closedTimes: [{ date: MONDAY, kind: 'hours' }] },
    });
    expect(await updateAppointment(staff, { ...change, allowClosed: true })).toMatchObject({
      savedCount: 2,
      skipped: [],
    });
    expect(await times()).toEqual([`${MONDAY} 19:00`, `${week(1)} 19:00`]);
  });
});

describe('an overlap that staff have allowed', () => {
  it('stops no status, one by one or for many, and stays marked', async () => {
    const first = await open();
    const second = await open({ appointmentTime: '09:30', allowConflict: true });
    const ids = [first.id, second.id];
    for (const status of ['confirmed', 'completed', 'pending']) {
      await setAppointmentStatus(staff, { id: second.id, status });
      expect(await bulkSetAppointmentStatus(staff, { ids, status: 'confirmed' })).toMatchObject({ updatedCount: 2 });
      await updateAppointment(staff, { id: second.id, status, notes: status });
    }
    expect(await AppointmentModel.countDocuments({ 'conflictsWith.0': { $exists: true } })).toBe(2);
  });

  it('is asked about again when the appointment leaves cancelled', async () => {
    await open();
    const { id } = await open({ appointmentTime: '09:30', allowConflict: true });
    await setAppointmentStatus(staff, { id, status: 'cancelled' });
    await expect(setAppointmentStatus(staff, { id, status: 'confirmed' })).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
    });
  });
});
