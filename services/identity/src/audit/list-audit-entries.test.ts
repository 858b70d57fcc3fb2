import { addDays, today, toInstant } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { AuditEntryModel } from './audit-entry.model.ts';
import { listAuditEntries } from './list-audit-entries.ts';

useTestDatabase([createService()]);
const admin = contextFor('admin');

const day = (days: number, time = '12:00') => toInstant(addDays(today(), days), time);
const entry = { entity: 'appointment', entityId: 'a1', changedFields: ['status'], address: '192.0.2.7' };
beforeEach(async () => {
  await AuditEntryModel.create([
    { ...entry, seq: 1, at: day(-2, '23:59'), action: 'appointment.status', userId: 'u1', username: 'asistan' },
    { ...entry, seq: 2, at: day(-1, '00:00'), action: 'appointment.updated', userId: 'u2', username: 'admin' },
    { ...entry, seq: 3, at: day(-1, '23:59'), action: 'login-failed', entity: 'user', entityId: 'u1' },
    { ...entry, seq: 4, at: day(0, '00:00'), action: 'login', entity: 'user', username: 'asistan', tokenId: 't1' },
  ]);
});
const actions = async (input: object) => (await listAuditEntries(admin, input)).items.map(({ action }) => action);

describe('the audit log', () => {
  it('is read newest first: who, what, when, from where, and which fields', async () => {
    const { items, total } = await listAuditEntries(admin, {});
    expect(total).toBe(4);
    expect(items[3]).toEqual({
      id: expect.any(String),
      at: day(-2, '23:59').toISOString(),
      action: 'appointment.status',
      entity: 'appointment',
      entityId: 'a1',
      changedFields: ['status'],
      username: 'asistan',
      address: '192.0.2.7',
      isByToken: false,
    });
    expect(items.map(({ isByToken }) => isByToken)).toEqual([true, false, false, false]);
  });

  it.each([
    [{ username: 'asistan' }, ['login', 'appointment.status']],
    [{ action: 'login-failed' }, ['login-failed']],
    [{ entity: 'user' }, ['login', 'login-failed']],
    [{ entity: 'user', entityId: 'u1' }, ['login-failed']],
    [{ from: addDays(today(), -1), to: addDays(today(), -1) }, ['login-failed', 'appointment.updated']],
    [{ to: addDays(today(), -2) }, ['appointment.status']],
    [{ from: today() }, ['login']],
    [{ username: 'kimse' }, []],
  ])('is filtered by %j', async (input, found) => {
    expect(await actions(input)).toEqual(found);
    expect((await listAuditEntries(admin, input)).total).toBe(found.length);
  });

  it('comes a page at a time', async () => {
    expect(await actions({ page: 2, pageSize: 3 })).toEqual(['appointment.status']);
    expect((await listAuditEntries(admin, { page: '2', pageSize: '3' })).total).toBe(4);
  });

  it.each([{ pageSize: 201 }, { page: 0 }, { from: 'dün' }, { username: { $gt: '' } }])('refuses %j', async (input) => {
    await expect(listAuditEntries(admin, input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each(['anonymous', 'user', 'moderator'] as const)('is not for the role %s', async (role) => {
    const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect(listAuditEntries(contextFor(role), {})).rejects.toMatchObject({ code });
  });
});
