import { addDays, dataRequestRecord, today } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createDataRequest } from './create-data-request.ts';
import { listDataRequests } from './list-data-requests.ts';
import { updateDataRequest } from './update-data-request.ts';

useTestDatabase([createService()]);

const admin = contextFor('admin');
const input = {
  kind: 'erasure',
  name: 'Ayşe Yılmaz',
  email: ' Ayse@Ornek.example ',
  phone: '0532 111 22 33',
  channel: 'letter',
  receivedOn: '2026-01-31',
  details: 'Kayıtlarım silinsin.',
};
const record = (fields: object = {}) => createDataRequest(admin, { ...input, ...fields });

describe('a request', () => {
  it('is due thirty days after it came in, and open until it is closed', async () => {
    expect(dataRequestRecord.strict().parse(await record())).toMatchObject({
      kind: 'erasure',
      email: 'ayse@ornek.example',
      phone: '05321112233',
      dueOn: '2026-03-02',
      isClosed: false,
      identityCheckedAt: null,
      version: 1,
    });
  });

  it('did not come in on a day to come', async () => {
    await expect(record({ receivedOn: addDays(today(), 2) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'receivedOn', message: 'Gelecekteki bir gün olamaz' }],
    });
  });

  it('lies encrypted, and its audit entry and event name nobody', async () => {
    const before = await lastSeq();
    await record({ answer: 'Silindi.' });
    const stored = JSON.stringify(await database().collection('data_requests').find().toArray());
    const events = await eventsSince(before);
    expect(events.map(({ type }) => type).sort()).toEqual(['audit.recorded', 'data-request.changed']);
    for (const secret of ['Ayşe', 'ornek.example', '05321112233', 'silinsin', 'Silindi']) {
      expect(stored).not.toContain(secret);
      expect(JSON.stringify(events)).not.toContain(secret);
    }
  });
});

describe('who made sure of the identity, and when,', () => {
  it('is checked again for another phone or e-mail, which may be somebody else’s', async () => {
    const check = { identityCheck: 'Kimliğini gösterdi' };
    for (const fields of [{ phone: '0532 999 88 77' }, { email: 'baska@ornek.example' }]) {
      const { id } = await record(check);
      expect(await updateDataRequest(admin, { id, ...check, ...fields })).toMatchObject({
        identityCheck: null,
        identityCheckedAt: null,
      });
    }
    const { id } = await record(check);
    const again = await updateDataRequest(admin, { id, identityCheck: 'Yeniden gösterdi', phone: '0532 999 88 77' });
    expect(again.identityCheckedBy).toBe('admin');
    expect((await updateDataRequest(admin, { id, answer: 'Verildi' })).identityCheckedBy).toBe('admin');
  });

  it('is whoever notes how, until that is another', async () => {
    const { id } = await record();
    const checked = await updateDataRequest(admin, { id, identityCheck: 'Kimliğini gösterdi' });
    expect(checked).toMatchObject({ identityCheckedBy: 'admin', identityCheckedAt: expect.any(String) });
    const { identityCheckedAt } = await updateDataRequest(admin, {
      id,
      identityCheck: 'Kimliğini gösterdi',
      details: 'Hepsi',
    });
    expect(identityCheckedAt).toBe(checked.identityCheckedAt);
    expect(await updateDataRequest(admin, { id, identityCheck: '' })).toMatchObject({
      identityCheck: null,
      identityCheckedBy: null,
      identityCheckedAt: null,
    });
  });
});

describe('closing', () => {
  it('takes an answer, which a closed request keeps', async () => {
    const { id } = await record();
    const noAnswer = { code: 'VALIDATION_FAILED', errors: [{ field: 'answer', code: 'REQUIRED' }] };
    await expect(updateDataRequest(admin, { id, isClosed: true })).rejects.toMatchObject(noAnswer);
    const closed = await updateDataRequest(admin, { id, isClosed: true, answer: 'Silindi.' });
    expect(closed).toMatchObject({ isClosed: true, closedBy: 'admin', closedAt: expect.any(String), version: 2 });
    await expect(updateDataRequest(admin, { id, answer: ' ' })).rejects.toMatchObject(noAnswer);
    expect(await listDataRequests(admin)).toMatchObject([{ answer: 'Silindi.', version: 2 }]);
  });

  it('is undone by opening it again', async () => {
    const { id } = await record({ answer: 'Silindi.' });
    await updateDataRequest(admin, { id, isClosed: true });
    const open = { isClosed: false, closedBy: null, closedAt: null, answer: 'Silindi.' };
    expect(await updateDataRequest(admin, { id, isClosed: false })).toMatchObject(open);
  });
});

it('the register has open requests first, the one that is due first at its head', async () => {
  await record({ name: 'Son', receivedOn: '2026-02-10' });
  const { id } = await record({ name: 'Kapanan', receivedOn: '2026-01-01', answer: 'Verildi.' });
  await record({ name: 'İlk', receivedOn: '2026-02-01' });
  await updateDataRequest(admin, { id, isClosed: true });
  expect((await listDataRequests(admin)).map(({ name }) => name)).toEqual(['İlk', 'Son', 'Kapanan']);
});
