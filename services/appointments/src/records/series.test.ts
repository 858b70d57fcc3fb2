import { addDays, type SeriesChoice } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { DayScheduleModel } from '../schedule/day-schedule.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { fillMondays, MONDAY, recurring, week } from '../testing/series.ts';
import { createAppointment } from './create-appointment.ts';
import { deleteAppointment } from './delete-appointment.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { previewSeries } from './preview-series.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');
const moderator = contextFor('moderator');
const create = (own: object = {}, ctx = staff) =>
  createAppointment(ctx, staffInput({ appointmentDate: MONDAY, ...own }));
const preview = (own: object = {}) =>
  previewSeries(staff, { appointmentDate: MONDAY, appointmentTime: '10:00', recurringPattern: 'weekly', ...own });
const listed = async () => (await listAppointmentRecords(staff, { pageSize: 100 })).items;
const times = async () => (await listed()).map((one) => `${one.appointmentDate} ${one.appointmentTime}`);
const at = (...all: [date: string, time: string][]) => all.map(([date, time]) => `${date} ${time}`);

describe('a series with decisions', () => {
  const choose = (date: string, decision: SeriesChoice['decision'], to: object = {}) => ({ date, decision, ...to });

  it('leaves out, books all the same and takes the neighbour, as was chosen', async () => {
    await fillMondays();
    const { dates } = await preview({ recurringCount: 6 });
    const nearby = dates[3]?.nearby;
    const saved = await create({
      ...recurring(6),
      childName: 'Ada Yıldız',
      seriesChoices: [
        choose(week(1), 'skip'),
        choose(week(2), 'book'),
        choose(week(3), 'move', nearby ?? {}),
        choose(week(4), 'skip'),
        choose(week(5), 'book'),
      ],
    });
    expect(saved).toMatchObject({ savedCount: 4, skipped: [] });
    const own = (await listed()).filter(({ childName }) => childName === 'Ada Yıldız');
    expect(own.map((one) => [one.appointmentDate, one.appointmentTime, one.conflictsWith.length])).toEqual([
      [MONDAY, '10:00', 0],
      [week(2), '10:00', 0],
      [week(3), '11:00', 0],
      [week(5), '10:00', 1],
    ]);
    expect(own[0]).toMatchObject({ recurringEndDate: week(5) });
  });

  it('is not saved at all when a date has been taken or closed since', async () => {
    await create({ appointmentDate: week(2), childName: 'Can Er' });
    await HolidayModel.create({ title: 'Bayram', startDate: week(3), endDate: week(3) });
    const before = await DayScheduleModel.find({ count: { $gt: 0 } }).lean();
    const series = { ...recurring(5), seriesChoices: [choose(week(1), 'skip')] };
    await expect(create(series)).rejects.toMatchObject({
      code: 'SERIES_DATES_CHANGED',
      errors: [
        { field: 'seriesChoices', code: 'APPOINTMENT_OVERLAP' },
        { field: 'seriesChoices', code: 'SLOT_CLOSED', message: expect.stringContaining('Tatil: Bayram') },
      ],
    });
    expect(await times()).toEqual(at([week(2), '10:00']));
    expect(await DayScheduleModel.find({ count: { $gt: 0 } }).lean()).toEqual(before);
  });

  it('is not saved when two of its dates take the same free time', async () => {
    const to = { appointmentDate: addDays(week(1), 1), appointmentTime: '14:00' };
    const seriesChoices = [choose(week(1), 'move', to), choose(week(2), 'move', to)];
    await expect(create({ ...recurring(3), seriesChoices })).rejects.toMatchObject({ code: 'SERIES_DATES_CHANGED' });
    expect(await listed()).toEqual([]);
  });

  it('is created once under one key, also by two requests at once', async () => {
    const ctx = { ...staff, idempotencyKey: 'series-1' };
    await HolidayModel.create({ title: 'Bayram', startDate: week(1), endDate: week(1) });
    const all = await Promise.all([create(recurring(3), ctx), create(recurring(3), ctx)]);
    expect(all[1]).toEqual(all[0]);
    expect(await create(recurring(3), ctx)).toEqual(all[0]);
    expect(await listed()).toHaveLength(2);
    await expect(create(recurring(4), ctx)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('a whole year of weeks is one change', async () => {
    await WorkingHourModel.updateMany({}, { isActive: true });
    expect(await create({ ...recurring(52), seriesChoices: [] })).toMatchObject({ savedCount: 52 });
    expect((await listed()).at(-1)).toMatchObject({ appointmentDate: week(51), recurringEndDate: week(51) });
  });
});

describe('a change of several', () => {
  it('leaves what was changed for one alone, and what has been', async () => {
    const { id } = (await create(recurring(5))).appointment;
    const [, second, third, fourth] = await listed();
    await updateAppointment(staff, { id: second?.id, appointmentTime: '14:00' });
    await updateAppointment(staff, { id: third?.id, fee: 900 });
    await setAppointmentStatus(staff, { id: fourth?.id, status: 'completed' });
    const tuesday = addDays(MONDAY, 1);
    const change = { id, appointmentDate: tuesday, appointmentTime: '11:00', fee: 500, scope: 'all' };
    const saved = await updateAppointment(staff, change);
    expect(saved).toMatchObject({ savedCount: 5, skipped: [{ date: week(1), code: 'OWN_TIME' }] });
    const all = (await listed()).map((one) => [one.appointmentDate, one.appointmentTime, one.fee]);
    expect(all).toEqual([
      [tuesday, '11:00', 500],
      [week(1), '14:00', 500],
      [addDays(week(2), 1), '11:00', 900],
      [week(3), '10:00', 500],
      [addDays(week(4), 1), '11:00', 500],
    ]);
  });

  it('counts those alone that have changed', async () => {
    const { id } = (await create(recurring(4))).appointment;
    const [, second, third, fourth] = await listed();
    await updateAppointment(staff, { id: second?.id, duration: 90 });
    await updateAppointment(staff, { id: third?.id, fee: 900 });
    await setAppointmentStatus(staff, { id: fourth?.id, status: 'completed' });
    const all = { id, scope: 'all' };
    expect(await updateAppointment(staff, { ...all, fee: 500 })).toMatchObject({ savedCount: 3, skipped: [] });
    const longer = await updateAppointment(staff, { ...all, duration: 75 });
    expect(longer).toMatchObject({ savedCount: 2, skipped: [{ date: week(1), code: 'OWN_TIME' }] });
    const confirmed = await updateAppointment(staff, { ...all, status: 'confirmed' });
    expect(confirmed).toMatchObject({ savedCount: 3, skipped: [] });
  });

  it('moves a week on without standing in its own way, and back', async () => {
    const { id } = (await create(recurring(3))).appointment;
    await updateAppointment(staff, { id, appointmentDate: week(1), scope: 'all' });
    expect(await times()).toEqual(at([week(1), '10:00'], [week(2), '10:00'], [week(3), '10:00']));
    const [, second] = await listed();
    await updateAppointment(staff, { id: second?.id, appointmentDate: week(1), scope: 'all' });
    expect(await times()).toEqual(at([MONDAY, '10:00'], [week(1), '10:00'], [week(2), '10:00']));
    expect((await listed()).flatMap(({ conflictsWith }) => conflictsWith)).toEqual([]);
  });

  it('is refused with all that are in the way, and changes nothing, until staff allow it', async () => {
    const { id } = (await create(recurring(4))).appointment;
    for (const count of [1, 3]) await create({ appointmentDate: week(count), appointmentTime: '14:30' });
    const before = await times();
    const change = { id, appointmentTime: '14:00', scope: 'all' };
    await expect(updateAppointment(staff, change)).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
      attachment: { conflicts: [{ appointmentDate: week(1) }, { appointmentDate: week(3) }] },
    });
    expect(await times()).toEqual(before);
    expect(await updateAppointment(staff, { ...change, allowConflict: true })).toMatchObject({ savedCount: 4 });
    expect((await listed()).filter(({ conflictsWith }) => conflictsWith.length > 0)).toHaveLength(4);
  });

  it('a new recurrence counts one that was moved alone for its planned day', async () => {
    const { id } = (await create(recurring(3))).appointment;
    const [, second] = await listed();
    const wednesday = addDays(week(1), 2);
    await updateAppointment(staff, { id: second?.id, appointmentDate: wednesday });
    const { dates, removed } = await preview({ appointmentId: id, recurringCount: 4 });
    expect(dates.map(({ state }) => state)).toEqual(['free', 'existing', 'existing', 'free']);
    expect(removed).toEqual([]);
    await updateAppointment(staff, { id, recurringCount: 4, recurringEndDate: null });
    expect(await times()).toEqual(at([MONDAY, '10:00'], [wednesday, '10:00'], [week(2), '10:00'], [week(3), '10:00']));
    const shorter = await previewSeries(moderator, {
      ...{ appointmentDate: MONDAY, appointmentTime: '10:00', recurringPattern: 'biweekly' },
      ...{ appointmentId: id, recurringCount: 2 },
    });
    expect(shorter.removed.map(({ appointmentDate }) => appointmentDate)).toEqual([wednesday, week(3)]);
  });

  it('a new recurrence keeps one whose hour was changed alone before the others moved to another day', async () => {
    const { id } = (await create(recurring(3))).appointment;
    const [, second] = await listed();
    await updateAppointment(staff, { id: second?.id, appointmentTime: '14:00' });
    const tuesday = (count: number) => addDays(week(count), 1);
    await updateAppointment(staff, { id, appointmentDate: tuesday(0), scope: 'all' });
    await updateAppointment(staff, { id, recurringCount: 4, recurringEndDate: null });
    const others = [tuesday(2), tuesday(3)].map((date): [string, string] => [date, '10:00']);
    expect(await times()).toEqual(at([tuesday(0), '10:00'], [week(1), '14:00'], ...others));
  });

  it('a new recurrence of one that was moved alone counts from its planned day', async () => {
    await create(recurring(2));
    const [, second] = await listed();
    const wednesday = addDays(week(1), 2);
    await updateAppointment(staff, { id: second?.id, appointmentDate: wednesday });
    const { dates } = await preview({ appointmentId: second?.id, appointmentDate: wednesday, recurringCount: 3 });
    expect(dates.map(({ date }) => date)).toEqual([wednesday, week(2), week(3)]);
    await updateAppointment(staff, { id: second?.id, recurringCount: 3, recurringEndDate: null });
    expect(await times()).toEqual(at([MONDAY, '10:00'], [wednesday, '10:00'], [week(2), '10:00'], [week(3), '10:00']));
  });

  it('a new recurrence takes the decisions about its dates, all or none', async () => {
    const { id } = (await create()).appointment;
    await HolidayModel.create({ title: 'Bayram', startDate: week(1), endDate: week(1) });
    const change = { id, ...recurring(3) };
    await expect(updateAppointment(staff, { ...change, seriesChoices: [] })).rejects.toMatchObject({
      code: 'SERIES_DATES_CHANGED',
    });
    expect((await listed())[0]).toMatchObject({ isRecurring: false, version: 1 });
    await updateAppointment(staff, { ...change, seriesChoices: [{ date: week(1), decision: 'book' }] });
    expect(await times()).toEqual(at([MONDAY, '10:00'], [week(1), '10:00'], [week(2), '10:00']));
  });

  it('deletes this and the following, and no other', async () => {
    await create(recurring(4));
    const [, , third] = await listed();
    expect(await deleteAppointment(moderator, { id: third?.id, scope: 'following' })).toMatchObject({
      deletedCount: 2,
    });
    expect(await times()).toEqual(at([MONDAY, '10:00'], [week(1), '10:00']));
    expect(await DayScheduleModel.countDocuments({ count: { $gt: 0 } })).toBe(2);
  });
});

describe('a series whose first appointment is deleted', () => {
  it('begins with the next one, which the others name', async () => {
    await create(recurring(4));
    const [first, second, third, fourth] = await listed();
    await deleteAppointment(moderator, { id: first?.id });
    expect((await listed()).map(({ id, recurringParentId }) => [id, recurringParentId])).toEqual([
      [second?.id, null],
      [third?.id, second?.id],
      [fourth?.id, second?.id],
    ]);
    expect(await deleteAppointment(moderator, { id: third?.id, scope: 'all' })).toMatchObject({ deletedCount: 3 });
    expect(await listed()).toEqual([]);
  });
});

describe('the status of several', () => {
  const emailsOf = (events: { type: string; payload: unknown }[]) =>
    events
      .filter(({ type }) => type === 'appointment.changed')
      .map(({ payload }) => payload as { appointmentId: string; withoutEmail?: true; alsoChanged?: object[] });

  it('is cancelled with one e-mail that names all of them; those cancelled before stay out of it', async () => {
    await create({ ...recurring(5), status: 'confirmed' });
    const [, second, third] = await listed();
    await setAppointmentStatus(staff, { id: third?.id, status: 'cancelled' });
    const before = await lastSeq();
    const change = { id: second?.id, status: 'cancelled', scope: 'following' };
    expect(await setAppointmentStatus(staff, change)).toMatchObject({ id: second?.id, status: 'cancelled' });
    expect((await listed()).map(({ status }) => status)).toEqual(['confirmed', ...Array(4).fill('cancelled')]);
    const changed = emailsOf(await eventsSince(before));
    expect(changed).toHaveLength(3);
    expect(changed.filter(({ withoutEmail }) => !withoutEmail)).toMatchObject([
      { appointmentId: second?.id, alsoChanged: [week(3), week(4)].map((date) => ({ date, time: '10:00' })) },
    ]);
    expect(await DayScheduleModel.countDocuments({ count: { $gt: 0 } })).toBe(1);
  });

  it('is confirmed for those that were pending too, not for the cancelled', async () => {
    const { id } = (await create(recurring(3))).appointment;
    const [, second] = await listed();
    await setAppointmentStatus(staff, { id: second?.id, status: 'cancelled' });
    await setAppointmentStatus(staff, { id, status: 'confirmed', scope: 'all' });
    expect((await listed()).map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'confirmed']);
  });

  it('is reactivated for all or none', async () => {
    const { id } = (await create(recurring(3))).appointment;
    await setAppointmentStatus(staff, { id, status: 'cancelled', scope: 'all' });
    await create({ appointmentDate: week(2), childName: 'Can Er' });
    const change = { id, status: 'pending', scope: 'all' };
    await expect(setAppointmentStatus(staff, change)).rejects.toMatchObject({
      attachment: { conflicts: [{ childName: 'Can Er' }] },
    });
    expect(await AppointmentModel.countDocuments({ status: 'cancelled' })).toBe(3);
  });
});
