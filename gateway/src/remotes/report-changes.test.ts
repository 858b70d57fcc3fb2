import { auditSentence, type RemoteChange, remoteActions } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { changeReporter } from './report-changes.ts';

testGateway();

const change = (id: string, more: Partial<RemoteChange> = {}): RemoteChange => ({
  ...{
    id,
    name: 'mf-public',
    version: '1.1.0+3fa92c1b',
    action: 'published',
    by: 'ayse',
    at: '2026-11-28T09:00:00.000Z',
  },
  ...more,
});
const lines = async () => {
  const noted = await database().collection('event_outbox').find({ 'payload.entity': 'remote' }).toArray();
  const sent = await database().collection('events').find({ 'payload.entity': 'remote' }).toArray();
  return [...sent, ...noted].map(({ payload }) => [payload.username, payload.action, payload.entityId]);
};

it('a change of the list is in the audit log once, whichever of several gateways report it, and how often', async () => {
  const list = [change('one')];
  const gateways = [1, 2, 3].map(() => changeReporter({ changes: () => list }));
  await Promise.all(gateways.map((report) => report()));
  const published = ['ayse', 'remote.published', 'mf-public 1.1.0+3fa92c1b'];
  expect(await lines()).toEqual([published]);

  list.push(change('two', { action: 'rolled-back', by: 'deniz', version: '1.0.0' }));
  await Promise.all(gateways.map((report) => report()));
  // One that starts later reads the whole list.
  await changeReporter({ changes: () => list })();
  expect(await lines()).toEqual([published, ['deniz', 'remote.rolled-back', 'mf-public 1.0.0']]);
});

it.each(remoteActions)('the audit log has a sentence of its own for %s', (action) => {
  expect(auditSentence({ action: `remote.${action}`, entity: 'remote' })).toMatch(/^Arayüz/);
});
