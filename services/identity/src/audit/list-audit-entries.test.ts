import { addDays, today, toInstant } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
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
      tokenName: null,
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
    [{ kind: 'access' }, ['login', 'login-failed']],
    [{ kind: 'deleted' }, []],
    [{ search: 'GİRİŞ' }, ['login', 'login-failed']],
    [{ search: 'giriş', username: 'asistan' }, ['login']],
    [{ search: 'asıs' }, ['login', 'appointment.status']],
    [{ search: '0.2.7', kind: 'changed' }, ['appointment.updated', 'appointment.status']],
    [{ search: 'u1' }, ['login-failed']],
    [{ search: '.*' }, []],
  ])('is filtered by %j', async (input, found) => {
    expect(await actions(input)).toEqual(found);
    expect((await listAuditEntries(admin, input)).total).toBe(found.length);
  });

  it('names the token that something was done with, until it is revoked', async () => {
    const hidden = { userId: 'u1', scope: 'read', tokenHash: 'x', expiresAt: today() } as const;
    const { id } = await AccessTokenModel.create({ ...hidden, name: 'Muhasebe' });
    await AuditEntryModel.create({ ...entry, seq: 5, at: day(0, '00:01'), action: 'appointment.read', tokenId: id });
    const newest = async () => (await listAuditEntries(admin, { pageSize: 1 })).items[0];
    expect(await newest()).toMatchObject({ isByToken: true, tokenName: 'Muhasebe' });
    await AccessTokenModel.deleteOne({ _id: id });
    expect(await newest()).toMatchObject({ isByToken: true, tokenName: null });
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
