import { addDays } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { fillMondays, MONDAY, recurring, week } from '../testing/series.ts';
import { createAppointment } from './create-appointment.ts';
import { previewSeries } from './preview-series.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');
const create = (own: object = {}) => createAppointment(staff, staffInput({ appointmentDate: MONDAY, ...own }));
const preview = (own: object = {}) =>
  previewSeries(staff, { appointmentDate: MONDAY, appointmentTime: '10:00', recurringPattern: 'weekly', ...own });

describe('the preview', () => {
  it('says of each date what is in the way, and offers the nearest free time', async () => {
    await fillMondays();
    const { dates, removed } = await preview({ recurringCount: 7 });
    expect(dates.map(({ date, state, obstacle, detail }) => [date, state, obstacle, detail])).toEqual([
      [week(0), 'free', null, null],
      [week(1), 'closed', 'holiday', 'Bayram'],
      [week(2), 'closed', 'holiday', 'Arife'],
      [week(3), 'closed', 'blockout', 'Toplantı'],
      [week(4), 'closed', 'slot', null],
      [week(5), 'taken', 'appointment', 'Can Er, 10:30–11:30'],
      [week(6), 'free', null, null],
    ]);
    expect(removed).toEqual([]);
    const offered = dates.map(({ nearby }) => nearby && `${nearby.appointmentDate} ${nearby.appointmentTime}`);
    // The neighbouring days of a holiday at the same hour; else another hour of the day, buffers counted.
    expect([addDays(week(1), -1), addDays(week(1), 1)]).toContain(offered[1]?.slice(0, 10));
    expect(offered[1]).toContain('10:00');
    expect(offered.slice(2)).toEqual([
      `${week(2)} 09:00`,
      `${week(3)} 11:00`,
      `${week(4)} 09:00`,
      `${week(5)} 09:00`,
      null,
    ]);
  });

  it('knows days without hours, breaks, hours and full days', async () => {
    await WorkingHourModel.updateOne({ dayOfWeek: 2 }, { maxAppointments: 1 });
    const tuesday = addDays(MONDAY, 1);
    await create({ appointmentDate: addDays(tuesday, 7), appointmentTime: '15:00' });
    const full = await preview({ appointmentDate: tuesday, recurringCount: 2 });
    expect(full.dates[1]).toMatchObject({ state: 'taken', obstacle: 'full' });
    await WorkingHourModel.updateOne({ dayOfWeek: 1 }, { isActive: false });
    const closed = await preview({ recurringCount: 2 });
    expect(closed.dates[1]).toMatchObject({ state: 'closed', obstacle: 'weekday' });
  });

  it('takes an hour outside of the working hours as meant, but not what closes a day', async () => {
    await HolidayModel.create({ title: 'Bayram', startDate: week(2), endDate: week(2) });
    const { dates } = await preview({ appointmentTime: '21:00', recurringCount: 3 });
    expect(dates.map(({ state }) => state)).toEqual(['free', 'free', 'closed']);
    const saved = await create({ ...recurring(3), appointmentTime: '21:00' });
    expect(saved).toMatchObject({ savedCount: 2, skipped: [{ date: week(2), message: 'Tatil: Bayram.' }] });
  });

  it('is what is saved: free dates are booked, the others skipped for the same reason', async () => {
    await fillMondays();
    const { dates } = await preview({ recurringCount: 8 });
    const saved = await create(recurring(8));
    expect(saved.skipped.map(({ date }) => date)).toEqual(
      dates.filter(({ state }) => state !== 'free').map(({ date }) => date),
    );
    expect(saved.savedCount).toBe(dates.filter(({ state }) => state === 'free').length);
  });

  it.each([
    [{ recurringCount: 1 }, 'recurringCount', 'Randevu sayısı 2 ile 52 arasında olmalı'],
    [
      { recurringCount: 3, recurringEndDate: week(3) },
      'recurringCount',
      'Bitiş tarihi ile randevu sayısından yalnızca biri girilebilir',
    ],
    [{ recurringEndDate: addDays(MONDAY, -1) }, 'recurringEndDate', 'Bitiş tarihi ilk randevudan önce olamaz'],
  ])('refuses %j at its field', async (own, field, message) => {
    await expect(preview(own)).rejects.toMatchObject({ errors: [{ field, message }] });
  });
});
