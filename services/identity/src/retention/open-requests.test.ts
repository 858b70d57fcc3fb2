import { toInstant } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createDataRequest } from '../data-requests/create-data-request.ts';
import { DataRequestModel } from '../data-requests/data-request.model.ts';
import { updateDataRequest } from '../data-requests/update-data-request.ts';
import { hold, lastRun, left, night, shown, useRetentionStubs } from '../testing/retention.ts';
import { getRetention } from './get-retention.ts';

const stubs = useRetentionStubs();
const admin = contextFor('admin');

const request = { kind: 'erasure', name: 'Elif Yıldız', channel: 'letter', receivedOn: '2026-11-01' };

describe('while somebody has an open request', () => {
  it('all that is found for it stays, with what is about that; once it is closed it goes', async () => {
    hold(stubs, 'appointment', 'a1', 4000);
    hold(stubs, 'appointment', 'a2', 4000);
    hold(stubs, 'outgoingEmail', 'e1', 400, { name: null, partOfId: 'a1' });
    hold(stubs, 'outgoingEmail', 'e2', 400, { name: null });
    // Nothing of hers has the phone of the request.
    hold(stubs, 'contactMessage', 'm1', 800, { name: 'ELİF YILDIZ' });
    stubs.ofRequester = ['a1'];
    const { id } = await createDataRequest(admin, { ...request, phone: '0532 111 22 33', answer: 'Silindi.' });
    expect((await shown('appointment')).map(({ id, isOnHold }) => [id, isOnHold])).toEqual([
      ['a1', true],
      ['a2', false],
    ]);
    expect((await getRetention(admin)).classes[0]).toMatchObject({ expired: 1, onHold: 1 });
    await night();
    expect(left(stubs)).toEqual(['a1', 'e1', 'm1']);
    expect(await lastRun()).toMatchObject({ state: 'done', onHold: 3 });
    await updateDataRequest(admin, { id, isClosed: true });
    await night('2026-11-26');
    expect(left(stubs)).toEqual([]);
  });

  it('one without phone and e-mail holds by its name, and what names nobody', async () => {
    hold(stubs, 'appointment', 'a1', 4000, { name: 'Ada Yıldız (veli: ELİF YILDIZ)' });
    hold(stubs, 'appointment', 'a2', 4000, { name: 'Can Ak (veli: Ali Ak)' });
    hold(stubs, 'outgoingEmail', 'e1', 400, { name: null });
    await createDataRequest(admin, request);
    await night();
    expect(left(stubs)).toEqual(['a1', 'e1']);
  });
});

describe('a closed request', () => {
  /** Closed at a moment. */
  async function closed(at: Date, fields: object = {}): Promise<string> {
    const { id } = await createDataRequest(admin, { ...request, answer: 'Verildi.', ...fields });
    await updateDataRequest(admin, { id, isClosed: true });
    await DataRequestModel.updateOne({ _id: id }, { closedAt: at });
    return id;
  }
  const stored = async () => (await DataRequestModel.find().lean()).map(({ _id }) => String(_id));
  const limit = toInstant('2023-11-23', '00:00');

  it('goes after its days, an open one never', async () => {
    await closed(new Date(limit.getTime() - 1));
    const younger = await closed(limit, { name: 'Ali Ak' });
    expect(await shown('dataRequest')).toMatchObject([
      { date: '2023-11-22', name: 'Elif Yıldız', detail: 'Silme', isOnHold: false },
    ]);
    await night();
    expect(await stored()).toEqual([younger]);
    expect(await lastRun()).toMatchObject({ erased: [{ kind: 'dataRequest', count: 1 }] });
  });

  it('stays while the same person has another that is open', async () => {
    const old = new Date('2020-01-01T00:00:00Z');
    const phone = { phone: '0532 111 22 33' };
    const email = { email: 'elif@ornek.com' };
    const kept = [await closed(old, { name: 'Elif Y.', ...phone }), await closed(old, { name: 'E. Yıldız', ...email })];
    await closed(old, { name: 'Ali Ak' });
    const open = await createDataRequest(admin, { ...request, ...phone, ...email, receivedOn: '2020-01-01' });
    await night();
    expect((await stored()).sort()).toEqual([...kept, open.id].sort());
    expect((await shown('dataRequest')).every(({ isOnHold }) => isOnHold)).toBe(true);
  });
});
