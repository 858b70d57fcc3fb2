import { addDays, today } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { seed } from '../seed/seed.ts';
import { usePractice } from '../testing/practice.ts';
import { listAllAppointmentRecords } from './list-appointment-records.ts';
import { listAppointments } from './list-appointments.ts';

usePractice({ given: () => seed({ level: 'demo', adminPassword: undefined }) });

it('shows visitors the times from today on and nothing personal', async () => {
  const { items } = await listAppointments(contextFor('anonymous'), {});
  expect(items.length).toBeGreaterThan(5);
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual([
      'appointmentDate',
      'appointmentEndTime',
      'appointmentTime',
      'duration',
      'id',
      'status',
    ]);
    expect(item.appointmentDate >= today()).toBe(true);
  }
});

it.each([{ pageSize: 201 }, { status: 'bitti' }])('refuses %j to visitors as to staff', async (input) => {
  for (const who of ['anonymous', 'user'] as const) {
    await expect(listAppointments(contextFor(who), input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  }
});

it('shows staff whole records, a page at a time', async () => {
  const { items, total } = await listAppointments(contextFor('user'), { page: 2, pageSize: 10 });
  expect(total).toBe(30);
  expect(items).toHaveLength(10);
  expect(items[0]).toHaveProperty('parentName');
});

it('gives staff the whole list when no page is asked for, and refuses one that is too long', async () => {
  const { items, total } = await listAppointments(contextFor('user'), {});
  expect([items.length, total]).toEqual([30, 30]);
  await expect(listAllAppointmentRecords(contextFor('user'), {}, 29)).rejects.toMatchObject({
    errors: [{ field: 'pageSize', message: 'Liste 29 randevudan uzun; sayfa sayfa isteyin' }],
  });
});

it('fills a new practice with thirty appointments in all statuses around today, once', async () => {
  await seed({ level: 'demo', adminPassword: undefined });
  const all = await AppointmentModel.find().lean();
  expect(all).toHaveLength(30);
  expect(new Set(all.map((one) => one.status))).toEqual(new Set(['pending', 'confirmed', 'completed', 'cancelled']));
  expect(
    all.every((one) => one.appointmentDate >= addDays(today(), -14) && one.appointmentDate <= addDays(today(), 21)),
  ).toBe(true);
});
