import { EventConsumer, recordAudit, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { AuditEntryModel } from './audit-entry.model.ts';

const service = createService();
useTestDatabase([service]);

const moderator = contextFor('moderator', { address: '192.0.2.7' });
const consumer = new EventConsumer('identity', service.handlers ?? {});
beforeEach(async () => {
  await consumer.prepare();
  await withTransaction(async (session) =>
    recordAudit(session, moderator, { action: 'delete', entity: 'contact', entityId: 'c1', changedFields: ['status'] }),
  );
  await consumer.catchUp();
});

it('says who did what, when and from where', async () => {
  expect(await AuditEntryModel.find().lean()).toMatchObject([
    {
      action: 'delete',
      entity: 'contact',
      entityId: 'c1',
      changedFields: ['status'],
      userId: 'moderator-id',
      username: 'moderator',
      address: '192.0.2.7',
      at: expect.any(Date),
    },
  ]);
});

it('has each action once, however often its event is read', async () => {
  await consumer.catchUp();
  await new EventConsumer('identity', service.handlers ?? {}).catchUp();
  expect(await AuditEntryModel.countDocuments()).toBe(1);
});

it.each([
  ['an update', () => AuditEntryModel.updateOne({}, { username: 'x' })],
  ['many updates', () => AuditEntryModel.updateMany({}, { username: 'x' })],
  ['an update of what was found', () => AuditEntryModel.findOneAndUpdate({}, { username: 'x' })],
  ['a replacement', () => AuditEntryModel.replaceOne({}, {})],
  ['a removal', () => AuditEntryModel.deleteOne({})],
  ['the removal of all', () => AuditEntryModel.deleteMany({})],
  ['a removal of what was found', () => AuditEntryModel.findOneAndDelete({})],
  ['a bulk write', () => AuditEntryModel.bulkWrite([{ deleteMany: { filter: {} } }])],
  ['a changed entry', async () => (await AuditEntryModel.findOne().orFail()).set('username', 'x').save()],
  ['a removed entry', async () => (await AuditEntryModel.findOne().orFail()).deleteOne()],
])('refuses %s', async (_, tamper) => {
  await expect((async () => tamper())()).rejects.toThrow('append-only');
  expect(await AuditEntryModel.find().lean()).toMatchObject([{ username: 'moderator' }]);
});
