import { addDays, today, toInstant } from '@practice/contracts';
import { EventConsumer, forgetSettings, registerService } from '@practice/service-kit';
import { commandsOf, contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { AuditEntryModel } from './audit-entry.model.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { removeOldAuditEntries } from './remove-old-audit-entries.ts';

const service = createService();
useTestDatabase([service]);
const system = contextFor('service');
const entry = { action: 'login', entity: 'user', address: '192.0.2.7', username: 'admin' };
let settings: Record<string, string> = {};

beforeEach(async () => {
  registerService('content', { readSettings: async () => settings });
  keepFor('200');
  await AuditEntryModel.create([
    { ...entry, seq: 1, at: toInstant(addDays(today(), -201), '23:59') },
    { ...entry, seq: 2, at: toInstant(addDays(today(), -200), '00:00') },
    { ...entry, seq: 3, at: toInstant(addDays(today(), -180), '00:00') },
  ]);
});

function keepFor(days: string) {
  settings = { security_log_retention: days };
  forgetSettings();
}

/** What admins read, by number and action. */
async function shown() {
  const consumer = new EventConsumer('identity', service.handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
  const { items, total } = await listAuditEntries(contextFor('admin'), {});
  expect(total).toBe(items.length);
  return items.map(({ action, entityId }) => (entityId ? `${action} ${entityId}` : action));
}

it('removes entries after security_log_retention days, once a day, and leaves an entry about it', async () => {
  expect(await shown()).toHaveLength(3);
  expect(await removeOldAuditEntries(system, {})).toEqual({ removed: 1 });
  expect(await removeOldAuditEntries(system, {})).toEqual({ removed: 0 });
  expect(await shown()).toEqual([`audit-log.removed ${addDays(today(), -200)}`, 'login', 'login']);
});

it('removes years of entries, after a change of the setting, in transactions of a thousand', async () => {
  const at = toInstant(addDays(today(), -300), '12:00');
  await AuditEntryModel.collection.insertMany(
    Array.from({ length: 1000 }, (_, seq) => ({ ...entry, seq: seq + 10, at })),
  );
  const commands = await commandsOf(async () => {
    expect(await removeOldAuditEntries(system, {})).toEqual({ removed: 1001 });
  });
  expect(commands.filter((command) => command === 'delete audit_log')).toHaveLength(2);
});

it.each(['1', '', '0', '-5', 'bir yıl'])(
  'never removes what is younger than 180 days, with %j in the settings',
  async (days) => {
    keepFor(days);
    await AuditEntryModel.create({ ...entry, seq: 4, at: toInstant(addDays(today(), -731), '12:00') });
    expect((await removeOldAuditEntries(system, {})).removed).toBeGreaterThan(0);
    expect(await AuditEntryModel.countDocuments({ at: { $gte: toInstant(addDays(today(), -180), '00:00') } })).toBe(1);
    expect(await AuditEntryModel.countDocuments({ seq: 4 })).toBe(0);
  },
);

it('is done by nobody by hand', async () => {
  await expect(removeOldAuditEntries(contextFor('admin'), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
