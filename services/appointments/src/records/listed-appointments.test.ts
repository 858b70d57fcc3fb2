import { addDays, securityRules, today } from '@practice/contracts';
import { lastSeq, recordListing, type ServiceContext } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { listAppointments } from './list-appointments.ts';
import { listCalendarAppointments } from './list-calendar-appointments.ts';

usePractice();
const { actor } = contextFor('user');
/** A user of whom no other test has read a list within these ten minutes. */
const reader = (userId: string) => contextFor('user', { actor: { ...actor, userId } });
const auditSince = async (before: number) =>
  (await eventsSince(before)).flatMap(({ type, payload }) =>
    type === 'audit.recorded' ? [[payload.action, payload.changedFields]] : [],
  );
beforeEach(() => openPractice());

it('lists with what parents wrote are in the audit log with their number, those within ten minutes once', async () => {
  const staff = reader('reader-of-lists');
  await createAppointment(staff, staffInput());
  const before = await lastSeq();
  const listed = () => auditSince(before);
  await listAppointmentRecords(staff, { page: 99 });
  expect(await listed()).toEqual([]);
  await listAppointmentRecords(staff, {});
  await listCalendarAppointments(staff, { start: today(), end: addDays(today(), 40) });
  expect(await listed()).toEqual([['appointments.listed', ['records:1']]]);
  // All at once is what programs ask for; it counts as an export.
  await listAppointments(staff, {});
  await listAppointments(staff, {});
  expect((await listed()).slice(1)).toEqual([['appointments.listed-whole', ['records:1']]]);
  await listAppointments(contextFor('anonymous'), {});
  expect(await listed()).toHaveLength(2);
});

it('a list that is read page by page counts as an export for each 500 records, a page that is read again does not', async () => {
  const staff = reader('reader-of-pages');
  const before = await lastSeq();
  const read = (page: number) =>
    recordListing(staff, { records: 'appointments', entity: 'appointment', count: 200, part: { page } });
  for (const part of [0, 200, 0, 200]) await read(part);
  expect(await auditSince(before)).toEqual([['appointments.listed', ['records:200']]]);
  for (const part of [400, 600, 800, 1000]) await read(part);
  expect((await auditSince(before)).slice(1)).toEqual([
    ['appointments.listed-many', ['records:600']],
    ['appointments.listed-many', ['records:1000']],
  ]);
  expect(securityRules.manyExports.actions).toEqual(
    expect.arrayContaining(['appointments.listed-many', 'contact-messages.listed-many']),
  );
});

it.each<[string, (reader: ServiceContext, days: number) => Promise<unknown>]>([
  ['list', (staff, days) => listAppointmentRecords(staff, { page: 1, from: addDays(today(), -days) })],
  ['calendar', (staff, days) => listCalendarAppointments(staff, { start: today(), end: addDays(today(), 40 + days) })],
])('the first page of the %s counts for each of its filters, and once when it is loaded again', async (name, read) => {
  const staff = reader(`reader-of-filters-of-the-${name}`);
  await createAppointment(staff, staffInput());
  await recordListing(staff, { records: 'appointments', entity: 'appointment', count: 498, part: { page: 'others' } });
  const before = await lastSeq();
  const many = async () => (await auditSince(before)).filter(([action]) => action === 'appointments.listed-many');
  for (const days of [1, 1]) await read(staff, days);
  expect(await many()).toEqual([]);
  await read(staff, 2);
  expect(await many()).toEqual([['appointments.listed-many', ['records:500']]]);
});
