import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { readAppointment } from './read-appointment.ts';

usePractice();
beforeEach(() => openPractice());
afterEach(() => void vi.useRealTimers());

const user = contextFor('user');
const moderator = contextFor('moderator');

it('every read of a record is in the audit log, those within ten minutes once', async () => {
  const { appointment } = await createAppointment(user, staffInput());
  const before = await lastSeq();
  const readings = async () =>
    (await eventsSince(before)).flatMap(({ type, payload }) => (type === 'audit.recorded' ? [payload] : []));

  expect(await readAppointment(user, appointment)).toMatchObject({ id: appointment.id });
  await readAppointment(user, appointment);
  expect(await readings()).toMatchObject([
    { action: 'appointment.read', entityId: appointment.id, username: 'user', address: user.address },
  ]);
  await readAppointment(moderator, appointment);
  expect(await readings()).toHaveLength(2);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  await readAppointment(user, appointment);
  expect(await readings()).toHaveLength(3);
  await readAppointment(user, { id: 'gone' });
  expect(await readings()).toHaveLength(3);
});
