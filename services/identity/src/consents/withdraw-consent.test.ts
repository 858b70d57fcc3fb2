import { addDays, type ConsentEntryRecord, today } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createDataRequest } from '../data-requests/create-data-request.ts';
import { erasePersonalData } from '../data-requests/personal-data/erase-personal-data.ts';
import { listPersonalData } from '../data-requests/personal-data/list-personal-data.ts';
import { createService } from '../server.ts';
import { useConsents } from '../testing/consents.ts';
import { ConsentEntryModel } from './consent-entry.model.ts';
import { listConsentEntries } from './list-consent-entries.ts';
import { listConsentedVersions } from './list-consented-versions.ts';
import { listRecordConsents } from './list-record-consents.ts';
import { restoreConsent } from './restore-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const service = createService();
useTestDatabase([service]);
const { request, message, removeRecord } = useConsents(service);

const admin = contextFor('admin');
const user = contextFor('user');

const list = async (filter: object = {}) => (await listConsentEntries(admin, filter)).items;
const keysOf = (entries: ConsentEntryRecord[]) => entries.map(({ text, recordId }) => `${text} ${recordId}`);
const withdrawal = { channel: 'phone', withdrawnOn: '2026-11-10', note: 'Aranmak istemiyor' };

async function contactOf(recordId: string): Promise<ConsentEntryRecord> {
  const found = (await listRecordConsents(user, { recordId })).find(({ text }) => text !== 'appointmentNotice');
  if (!found) throw new Error(`There is no consent of ${recordId}`);
  return found;
}

describe('taking back', () => {
  it('is noted by any staff with day, channel and note, and told to whoever has the record', async () => {
    await request('a1');
    const { id } = await contactOf('a1');
    const before = await lastSeq();
    const [changed] = await withdrawConsent(user, { id, ...withdrawal });
    expect(changed).toMatchObject({ state: 'withdrawn', withdrawal: { ...withdrawal, recordedBy: 'user' } });
    expect(await contactOf('a1')).toEqual(changed);
    const events = await eventsSince(before);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'audit.recorded',
      'consent-withdrawal.changed',
      'consent.changed',
    ]);
    expect(events.find(({ type }) => type === 'consent-withdrawal.changed')?.payload).toEqual({
      text: 'appointmentContact',
      recordId: 'a1',
      withdrawnAt: changed?.withdrawal?.recordedAt,
    });
    const stored = JSON.stringify([await database().collection('consent_entries').find().toArray(), events]);
    expect(stored).not.toContain('Aranmak');
  });

  it('may be of all that the person agreed to of the same text', async () => {
    await request('a1');
    await request('a2', { phone: '05551112233' });
    await request('a3', { phone: '05559998877', email: 'deniz@ornek.example' });
    const changed = await withdrawConsent(user, { id: (await contactOf('a1')).id, ...withdrawal, ofPerson: true });
    expect(keysOf(changed)).toEqual(['appointmentContact a1', 'appointmentContact a2']);
    expect((await contactOf('a3')).state).toBe('given');
  });

  it.each([
    ['that a notice was read', 'appointmentNotice', {}, withdrawal, { code: 'CONFLICT' }],
    ['what was not recorded', 'appointmentContact', { state: 'notRecorded' }, withdrawal, { code: 'CONFLICT' }],
    [
      'before it was given',
      'appointmentContact',
      {},
      { ...withdrawal, withdrawnOn: '2026-11-01' },
      { errors: [{ field: 'withdrawnOn' }] },
    ],
    [
      'on a day to come',
      'appointmentContact',
      {},
      { ...withdrawal, withdrawnOn: addDays(today(), 1) },
      { errors: [{ field: 'withdrawnOn' }] },
    ],
  ] as const)('cannot be of %s', async (_, text, fields, input, problem) => {
    await request('a1', fields);
    const entry = (await list({ text }))[0];
    await expect(withdrawConsent(user, { id: entry?.id, ...input })).rejects.toMatchObject(problem);
    expect((await list({ state: 'withdrawn' })).length).toBe(0);
  });

  it('is undone by an admin, when it was a mistake', async () => {
    await request('a1');
    const { id } = await contactOf('a1');
    await withdrawConsent(user, { id, ...withdrawal });
    await expect(withdrawConsent(user, { id, ...withdrawal })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(restoreConsent(user, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const before = await lastSeq();
    expect(await restoreConsent(admin, { id })).toMatchObject({ state: 'given', withdrawal: null });
    const events = await eventsSince(before);
    expect(events.find(({ type }) => type === 'consent-withdrawal.changed')?.payload).toMatchObject({
      withdrawnAt: null,
    });
    await expect(restoreConsent(admin, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('when a record is deleted', () => {
  it('the proof stays without its person, found by whoever names the phone or the e-mail, for three years', async () => {
    await request('a1');
    await withdrawConsent(user, { id: (await contactOf('a1')).id, ...withdrawal });
    await message('m1');
    await removeRecord('appointment', 'a1');
    const erased = await list({ search: '0532 111 22 33' });
    expect(erased.map(({ text, state }) => [text, state]).sort()).toEqual([
      ['appointmentContact', 'withdrawn'],
      ['appointmentNotice', 'given'],
    ]);
    const nobody = { name: null, phone: null, email: null, recordId: null, isPersonErased: true };
    expect(erased).toMatchObject([nobody, nobody]);
    expect((await list({ search: 'sule@ornek.example' })).length).toBe(3);
    expect(keysOf(await list({ search: 'şule' }))).toEqual(['messageNotice m1']);
    const stored = await ConsentEntryModel.find({ isPersonErased: true }).lean();
    expect(JSON.stringify(stored)).not.toMatch(/Şule|sule|5321112233|\ba1\b|Aranmak/);
    const years = ((stored[0]?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000 / 365;
    expect(years).toBeGreaterThanOrEqual(3);
    await removeRecord('contactMessage', 'm1');
    expect(await list({ search: 'şule' })).toEqual([]);
  });

  it('the text that somebody has agreed to is known to be needed', async () => {
    await request('a1', { noticeVersion: 'v7' });
    const needed = () => listConsentedVersions(admin, { versions: ['v7', 'v8'] });
    expect(await needed()).toEqual([]);
    await removeRecord('appointment', 'a1');
    expect(await needed()).toEqual(['v7']);
  });

  it('what proves nothing goes with it', async () => {
    await request('a1', { state: 'notRecorded' });
    await removeRecord('appointment', 'a1');
    expect(await list()).toEqual([]);
  });
});

it('is part of what is held about somebody where the record has another address by now, and is erased', async () => {
  await request('a1');
  const request1 = {
    kind: 'erasure',
    name: 'Şule Işık',
    phone: '05321112233',
    channel: 'letter',
    receivedOn: '2026-11-20',
  };
  const { id } = await createDataRequest(admin, { ...request1, identityCheck: 'Kimliğini gösterdi' });
  const found = await listPersonalData(admin, { id });
  expect(found.map(({ kind, description }) => [kind, description]).sort()).toEqual([
    ['consent', 'Aydınlatma metni (randevu): Verildi'],
    ['consent', 'İletişim izni (randevu): Verildi'],
  ]);
  const records = found.map((record) => ({ kind: 'consent', id: record.id }));
  expect(await erasePersonalData(admin, { id, records })).toMatchObject({ erasedCount: 2, failures: [] });
  expect(await listPersonalData(admin, { id })).toEqual([]);
  expect((await list()).every(({ isPersonErased }) => isPersonErased)).toBe(true);
});
