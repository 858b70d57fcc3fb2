import type { ConsentEntryRecord } from '@practice/contracts';
import { toInstant } from '@practice/contracts';
import { database, emit, lastSeq, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { consentsAreCollected } from '../../migrations/2026-11-26-consents-are-collected.ts';
import { createService } from '../../server.ts';
import { consentOf, useConsents } from '../../testing/consents.ts';
import { ConsentEntryModel } from '../consent-entry.model.ts';
import { exportConsentEntries } from '../export-consent-entries.ts';
import { listConsentEntries } from '../list-consent-entries.ts';
import { listRecordConsents } from '../list-record-consents.ts';
import { withdrawConsent } from '../withdraw-consent.ts';

const service = createService();
useTestDatabase([service]);
const { recorded, handleEvents, request, message } = useConsents(service);

const admin = contextFor('admin');
const user = contextFor('user');

const list = async (filter: object = {}) => (await listConsentEntries(admin, filter)).items;
const keysOf = (entries: ConsentEntryRecord[]) => entries.map(({ text, recordId }) => `${text} ${recordId}`);

/** What the migration does, and what follows from it: another event numbers what it put into the outbox. */
async function collect() {
  await consentsAreCollected.up();
  await withTransaction(async (session) => emit(session, 'data-request.changed', { id: 'r1' }));
  await handleEvents();
}

describe('the register', () => {
  it('has each consent once, of requests, messages and choices about cookies', async () => {
    await request('a1');
    await message('m1', { origin: 'form' });
    await withTransaction(async (session) => {
      const choice = { analytics: false, marketing: false, textVersion: '1' };
      emit(session, 'cookie-choice.recorded', { id: 'c1', ...choice });
      emit(session, 'cookie-choice.recorded', { id: 'c2', ...choice, analytics: true });
      emit(session, 'appointment.requested', { appointmentId: 'a1' });
    });
    await handleEvents();
    const entries = await list();
    expect(keysOf(entries).sort()).toEqual([
      'appointmentContact a1',
      'appointmentNotice a1',
      'cookies null',
      'cookies null',
      'messageNotice m1',
    ]);
    const cookies = entries.filter(({ text }) => text === 'cookies');
    expect(cookies.map(({ state, name }) => [state, name]).sort()).toEqual([
      ['given', null],
      ['refused', null],
    ]);
    expect(await list({ text: 'messageNotice' })).toMatchObject([
      { name: 'Şule Işık', origin: 'form', noticeVersion: 'abc', state: 'given', withdrawal: null },
    ]);
  });

  it('begins with what the services have from before, part by part and service by service, once', async () => {
    recorded.appointments.push(consentOf('a1'), consentOf('a2'), consentOf('a3', { state: 'notRecorded' }));
    recorded.messaging.push(consentOf('m1', { text: 'messageNotice' }), consentOf('m2', { text: 'messageNotice' }));
    recorded.content.push(consentOf('c1', { text: 'cookies', name: null, phone: null, email: null }));
    await collect();
    // After a crash it is asked for again.
    await collect();
    expect((await listConsentEntries(admin, {})).total).toBe(6);
    expect(keysOf(await list({ state: 'notRecorded' }))).toEqual(['appointmentContact a3']);
  });

  it('is filtered by text, origin, state, days and any part of name, phone and e-mail', async () => {
    await request('a1');
    await request('a2', { name: 'Deniz Ak', phone: '05559998877', email: 'deniz@ornek.example', origin: 'api' });
    await message('m1', { givenAt: toInstant('2026-11-05', '23:59').toISOString() });
    const found = async (filter: object) => new Set((await list(filter)).map(({ recordId }) => recordId));
    expect(await found({ search: 'isik' })).toEqual(new Set(['a1', 'm1']));
    expect(await found({ search: '111 22' })).toEqual(new Set(['a1']));
    expect(await found({ search: 'eniz@orn' })).toEqual(new Set(['a2']));
    expect(await found({ origin: 'api' })).toEqual(new Set(['a2']));
    expect(await found({ text: 'messageNotice', state: 'given' })).toEqual(new Set(['m1']));
    expect(await found({ from: '2026-11-03', to: '2026-11-05' })).toEqual(new Set(['m1']));
    expect(await found({ to: '2026-11-04' })).toEqual(new Set(['a1', 'a2']));
    const page = await listConsentEntries(admin, { page: 2, pageSize: 2 });
    expect([page.items.length, page.total]).toEqual([2, 5]);
  });

  it('is for admins; the consents of one record for all staff', async () => {
    await request('a1');
    await expect(listConsentEntries(contextFor('moderator'), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(keysOf(await listRecordConsents(user, { recordId: 'a1' }))).toEqual([
      'appointmentNotice a1',
      'appointmentContact a1',
    ]);
    const visitor = listRecordConsents(contextFor('anonymous'), { recordId: 'a1' });
    await expect(visitor).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is exported as it is filtered, without notes, which is in the audit log', async () => {
    await request('a1');
    await message('m1');
    await withdrawConsent(user, {
      id: (await list({ text: 'appointmentContact' }))[0]?.id,
      channel: 'phone',
      withdrawnOn: '2026-11-10',
      note: 'Aranmak istemiyor',
    });
    const before = await lastSeq();
    const { content, fileName } = await exportConsentEntries(admin, {
      format: 'csv',
      search: 'şule',
      state: 'withdrawn',
    });
    expect(fileName).toMatch(/^onaylar_[\d-]+\.csv$/);
    const lines = content.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('İletişim izni (randevu);abc;');
    expect(lines[1]).toContain(';Geri alındı;Site;10.11.2026;Telefon;user;a1');
    expect(content.toString('utf8')).not.toContain('Aranmak istemiyor');
    expect(await eventsSince(before)).toMatchObject([
      { payload: { action: 'consent.exported', changedFields: ['csv'] } },
    ]);
  });
});

it('choices about cookies are kept for five years', async () => {
  await withTransaction(async (session) =>
    emit(session, 'cookie-choice.recorded', { id: 'c1', analytics: true, marketing: true, textVersion: '1' }),
  );
  await handleEvents();
  const entry = await ConsentEntryModel.findOne().orFail().lean();
  expect(entry.expiresAt?.getTime()).toBe(entry.givenAt.getTime() + 5 * 365 * 86_400_000);
  const indexes = await database().collection('consent_entries').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
});
