import { today } from '@practice/contracts';
import { database, lastSeq, registerService } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createDataBreach } from './create-data-breach.ts';
import { deleteDataBreach } from './delete-data-breach.ts';
import { exportDataBreach } from './export-data-breach.ts';
import { listDataBreaches } from './list-data-breaches.ts';
import { updateDataBreach } from './update-data-breach.ts';

useTestDatabase([createService()]);
beforeAll(() => registerService('content', { readSettings: async () => ({ site_name: 'Işık Çocuk Kliniği' }) }));

const admin = contextFor('admin');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const breach = (fields: object = {}) => ({
  title: 'Yanlış kişiye e-posta',
  description: 'Ayşe Yılmaz’ın randevu bilgisi başka bir veliye gitti.',
  noticedAt: hoursAgo(5),
  noticedBy: 'Selin (asistan)',
  dataKinds: ['appointment', 'health'],
  peopleKinds: ['parent', 'child'],
  peopleCount: 2,
  ...fields,
});
const record = (fields: object = {}) => createDataBreach(admin, breach(fields));
const closing = {
  state: 'closed',
  measures: 'Alıcıdan silmesi istendi.',
  boardNote: 'Kurul’a bildirilmedi: adres düzeltildi.',
  peopleNote: 'Telefonla anlatıldı.',
};
const refusedAt = (...fields: string[]) => ({
  code: 'VALIDATION_FAILED',
  errors: fields.map((field) => expect.objectContaining({ field })),
});

describe('a breach', () => {
  it('is a draft at first, with the end of its 72 hours', async () => {
    const noticedAt = hoursAgo(5);
    expect(await record({ noticedAt })).toMatchObject({
      state: 'draft',
      occurredAt: null,
      dataKinds: ['appointment', 'health'],
      notifyBy: new Date(Date.parse(noticedAt) + 72 * 3_600_000).toISOString(),
      closedAt: null,
      version: 1,
    });
  });

  it('is stored without readable words, and its changes are in the audit log by the names of their fields', async () => {
    const before = await lastSeq();
    const { id } = await record();
    await updateDataBreach(admin, { id, measures: 'Parolalar değiştirildi', state: 'open' });
    const stored = JSON.stringify(await database().collection('data_breaches').find().toArray());
    const events = await eventsSince(before);
    for (const secret of ['Ayşe', 'Yanlış', 'Selin', 'Parolalar']) {
      expect(stored).not.toContain(secret);
      expect(JSON.stringify(events)).not.toContain(secret);
    }
    const entries = events.filter(({ type }) => type === 'audit.recorded').map(({ payload }) => payload);
    expect(entries).toMatchObject([
      { action: 'data-breach.created', entityId: id },
      { action: 'data-breach.updated', entityId: id, changedFields: ['state', 'measures'] },
    ]);
  });

  it.each([
    ['in the future', { noticedAt: hoursAgo(-1) }, 'noticedAt'],
    ['before it happened', { occurredAt: hoursAgo(1) }, 'occurredAt'],
    ['after the authority knew', { boardNotifiedAt: hoursAgo(6) }, 'boardNotifiedAt'],
    ['after the people knew', { peopleNotifiedOn: '2020-01-01' }, 'peopleNotifiedOn'],
  ])('is not noticed %s', async (_, fields, field) => {
    await expect(record(fields)).rejects.toMatchObject(refusedAt(field));
    expect(await listDataBreaches(admin)).toEqual([]);
  });
});

describe('closing', () => {
  it('needs what was done, and why somebody was not told', async () => {
    const { id } = await record();
    await expect(updateDataBreach(admin, { id, state: 'closed' })).rejects.toMatchObject(
      refusedAt('measures', 'boardNote', 'peopleNote'),
    );
    await expect(record({ state: 'closed' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const notices = { measures: 'Silindi', boardNotifiedAt: hoursAgo(1), peopleNotifiedOn: today() };
    expect(await updateDataBreach(admin, { id, ...notices, state: 'closed' })).toMatchObject({
      closedBy: 'admin',
      closedAt: expect.any(String),
    });
    await expect(updateDataBreach(admin, { id, measures: '' })).rejects.toMatchObject(refusedAt('measures'));
  });

  it('is undone by opening it again, but nothing becomes a draft again', async () => {
    const { id } = await record(closing);
    expect(await updateDataBreach(admin, { id, state: 'open' })).toMatchObject({ closedBy: null, closedAt: null });
    await expect(updateDataBreach(admin, { id, state: 'draft' })).rejects.toMatchObject(refusedAt('state'));
    expect(await listDataBreaches(admin)).toMatchObject([{ id, state: 'open', version: 2 }]);
  });
});

it('a draft can be deleted, nothing else', async () => {
  const draft = await record();
  const open = await record({ state: 'open' });
  await deleteDataBreach(admin, { id: draft.id });
  await expect(deleteDataBreach(admin, { id: open.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await listDataBreaches(admin)).map(({ id }) => id)).toEqual([open.id]);
});

it('the register has what is to be done first, the latest at the head', async () => {
  await record({ ...closing, noticedAt: hoursAgo(1), title: 'Kapanan' });
  await record({ state: 'open', noticedAt: hoursAgo(50), title: 'Eski' });
  await record({ state: 'open', noticedAt: hoursAgo(2), title: 'Yeni' });
  await record({ noticedAt: hoursAgo(60), title: 'Taslak' });
  expect((await listDataBreaches(admin)).map(({ title }) => title)).toEqual(['Taslak', 'Yeni', 'Eski', 'Kapanan']);
});

it('is printed as a tagged PDF in Turkish, which is in the audit log', async () => {
  const noticedAt = hoursAgo(5);
  const { id } = await record({ ...closing, boardReference: 'VİB-1', noticedAt });
  const before = await lastSeq();
  const { content, contentType, fileName } = await exportDataBreach(admin, { id });
  expect([contentType, fileName]).toEqual(['application/pdf', `veri-ihlali-${today(new Date(noticedAt))}.pdf`]);
  const text = content.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('/Lang (tr-TR)');
  expect(await eventsSince(before)).toMatchObject([{ payload: { action: 'data-breach.exported', entityId: id } }]);
});
