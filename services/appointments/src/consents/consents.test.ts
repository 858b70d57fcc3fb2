import { EventConsumer, emit, lastSeq, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { bookAppointment } from '../booking/book-appointment.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { readAppointment } from '../records/read-appointment.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { createService } from '../server.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { recurring } from '../testing/series.ts';
import { getConsents } from './get-consents.ts';
import { listConsents } from './list-consents.ts';

usePractice();
beforeEach(openPractice);

const staff = contextFor('admin');
const system = contextFor('service');
const visitor = (origin: 'site' | 'api') => contextFor('anonymous', { origin });

async function withdraw(recordId: string, withdrawnAt: string | null) {
  await withTransaction(async (session) =>
    emit(session, 'consent-withdrawal.changed', { text: 'appointmentContact', recordId, withdrawnAt }),
  );
  const consumer = new EventConsumer('appointments', createService().handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
}

it('a request says both its consents, where they came from and whose they are', async () => {
  const { id } = await bookAppointment(visitor('site'), bookingInput());
  const given = {
    recordId: id,
    state: 'given',
    origin: 'site',
    name: 'Elif Yıldız',
    phone: '05321112233',
    email: 'elif@ornek.com',
    noticeVersion: 'v1',
    givenAt: expect.any(String),
  };
  expect(await getConsents(system, { id })).toMatchObject([
    { ...given, text: 'appointmentNotice' },
    { ...given, text: 'appointmentContact' },
  ]);
});

it('one without consents says so; what staff have made has none, and what they send is theirs', async () => {
  const without = { kvkkConsent: undefined, communicationConsent: undefined };
  const { id } = await bookAppointment(visitor('api'), bookingInput(without));
  const notRecorded = { state: 'notRecorded', origin: 'api', noticeVersion: null, sentenceVersion: null };
  expect(await getConsents(system, { id })).toMatchObject([notRecorded, notRecorded]);
  const made = await createAppointment(staff, staffInput({ appointmentTime: '14:00' }));
  expect(await getConsents(system, { id: made.appointment.id })).toEqual([]);
  const sent = await bookAppointment(staff, bookingInput({ appointmentDate: nextDate(2), childName: 'Can Yıldız' }));
  expect(await getConsents(system, { id: sent.id })).toMatchObject([{ origin: 'staff' }, { origin: 'staff' }]);
  const all = await listConsents(system, { after: null });
  expect([all.consents.length, all.next]).toEqual([4, null]);
  expect((await listConsents(system, { after: id })).consents.map(({ recordId }) => recordId)).toEqual([
    sent.id,
    sent.id,
  ]);
  await expect(listConsents(contextFor('anonymous'), { after: null })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

it('one that is taken back is noted with the request and its series, also with what is added later, until it is not', async () => {
  const { id } = await bookAppointment(visitor('site'), bookingInput());
  const series = await updateAppointment(staff, { id, scope: 'all', ...recurring(3) });
  const version = series.appointment.version;
  const withdrawnAt = '2026-11-20T09:00:00.000Z';
  await withdraw(id, withdrawnAt);
  const before = await readAppointment(staff, { id });
  expect(before).toMatchObject({ contactWithdrawnAt: withdrawnAt, version });
  await updateAppointment(staff, { id, scope: 'all', ...recurring(4) });
  const records = await Promise.all(
    (await eventsSince(0)).flatMap(({ type, payload }) =>
      type === 'appointment.changed' ? [readAppointment(staff, { id: payload.appointmentId })] : [],
    ),
  );
  const ofSeries = new Map(records.map((record) => [record?.id, record?.contactWithdrawnAt]));
  expect([...ofSeries.values()]).toEqual([withdrawnAt, withdrawnAt, withdrawnAt, withdrawnAt]);
  await withdraw(id, null);
  expect((await readAppointment(staff, { id }))?.contactWithdrawnAt).toBeNull();
});

it('a request that is deleted says so to whoever keeps something of it', async () => {
  const { id } = await bookAppointment(visitor('site'), bookingInput());
  const before = await lastSeq();
  await deleteAppointment(staff, { id });
  const events = await eventsSince(before);
  expect(events.find(({ type }) => type === 'personal-record.deleted')?.payload).toEqual({ kind: 'appointment', id });
  expect(await getConsents(system, { id })).toEqual([]);
});
