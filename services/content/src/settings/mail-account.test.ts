import { MAIL_PASSWORD_NEEDED } from '@practice/contracts';
import { setVirusScanner } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createService } from '../server.ts';
import { listSettingHistory } from './history/list-setting-history.ts';
import { undoSettingChange } from './history/undo-setting-change.ts';
import { listSettingConditions } from './list-setting-conditions.ts';
import { readSettings } from './read-settings.ts';
import { saveSetting, saveSettings } from './save-settings.ts';

useTestDatabase([createService()]);

const admin = contextFor('admin');
const inUse = () => readSettings(contextFor('service'), {});
const save = (values: Record<string, string>) =>
  saveSettings(admin, { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });
const account = { smtp_host: 'mail.example', smtp_port: '465', smtp_secure: 'true', smtp_user: 'posta' };
const refusal = { code: 'VALIDATION_FAILED', errors: [{ field: 'smtp_pass', message: MAIL_PASSWORD_NEEDED }] };

describe('a stored mail password', () => {
  beforeEach(() => save({ ...account, smtp_pass: 'gizli' }));

  it.each([
    ['another server', { smtp_host: 'kotu.example' }],
    ['another port', { smtp_port: '2525' }],
    ['another user', { smtp_user: 'baska' }],
    ['a connection that does not start encrypted', { smtp_secure: 'false' }],
    ['a password that is empty', { smtp_host: 'kotu.example', smtp_pass: '' }],
  ])('is not taken along to %s: nothing of the save is stored', async (_what, values) => {
    await expect(save({ ...values, email_from: 'klinik@ornek.example' })).rejects.toMatchObject(refusal);
    expect(await inUse()).toMatchObject({ ...account, smtp_pass: 'gizli' });
    expect((await inUse()).email_from).toBeUndefined();
  });

  it('goes with its server in one save', async () => {
    const moved = { smtp_host: 'yeni.example', smtp_port: '587', smtp_secure: 'false', smtp_pass: 'yeni' };
    expect((await save(moved)).errors).toEqual([]);
    expect(await inUse()).toMatchObject({ ...moved, smtp_user: 'posta' });
  });

  it('is stored as it was typed, spaces around it too', async () => {
    await save({ ...account, smtp_pass: ' gizli\u00a0 ' });
    expect((await inUse()).smtp_pass).toBe(' gizli\u00a0 ');
    await saveSetting(admin, { settingKey: 'smtp_pass', settingValue: '\tgizli ' });
    expect((await inUse()).smtp_pass).toBe('\tgizli ');
  });

  it('is not needed where it stays', async () => {
    await save({ smtp_host: 'MAIL.example', smtp_port: '465', smtp_pass: '', email_from: 'klinik@ornek.example' });
    await save({ smtp_secure: 'true' });
    expect((await inUse()).smtp_pass).toBe('gizli');
  });

  it('cannot be moved by one setting, by one that is switched off, or by undoing', async () => {
    const one = (settingKey: string, settingValue: string, isActive = true) =>
      saveSetting(admin, { settingKey, settingValue, isActive });
    await expect(one('smtp_host', 'kotu.example')).rejects.toMatchObject(refusal);
    await expect(one('smtp_port', '465', false)).rejects.toMatchObject(refusal);
    await save({ ...account, smtp_host: 'yeni.example', smtp_pass: 'yeni' });
    const [change] = (await listSettingHistory(admin, { key: 'smtp_host' })).items;
    await expect(undoSettingChange(admin, { id: change?.id })).rejects.toMatchObject(refusal);
    expect(await inUse()).toMatchObject({ smtp_host: 'yeni.example', smtp_port: '465' });
  });

  it('goes nowhere without a server or a user, and has to be typed for the next', async () => {
    await save({ smtp_host: '' });
    await expect(save({ smtp_host: 'kotu.example' })).rejects.toMatchObject(refusal);
    await expect(save({ smtp_host: account.smtp_host })).rejects.toMatchObject(refusal);
    await save({ smtp_user: '' });
    await save({ smtp_host: 'sifresiz.example' });
    await expect(save({ smtp_user: 'posta' })).rejects.toMatchObject(refusal);
  });

  it('is not stored when the server that it was typed for is refused', async () => {
    const wrong = { smtp_host: 'http://x', smtp_pass: 'yeni', email_from: 'klinik@ornek.example' };
    await expect(save(wrong)).rejects.toMatchObject({ errors: [{ field: 'smtp_host' }] });
    expect(await inUse()).toMatchObject({ ...account, smtp_pass: 'gizli' });
  });
});

it('a server is free to change while no password is stored', async () => {
  await save(account);
  expect((await save({ smtp_host: 'yeni.example' })).errors).toEqual([]);
});

describe('what the server knows of settings', () => {
  const of = async (key: string, ctx = admin) =>
    (await listSettingConditions(ctx)).find(({ settingKey }) => settingKey === key);

  it('is which secrets are set, never what they are', async () => {
    expect(await of('smtp_pass')).toBeUndefined();
    await save({ ...account, smtp_pass: 'gizli' });
    expect(await of('smtp_pass')).toEqual({ settingKey: 'smtp_pass', isSecretStored: true, unavailableReason: null });
    await saveSetting(admin, { settingKey: 'smtp_pass', settingValue: 'başka', isActive: false });
    expect(await of('smtp_pass')).toBeUndefined();
  });

  it('is what cannot be switched on here, and why', async () => {
    expect((await of('virus_scan_enabled'))?.unavailableReason).toContain('CLAMD_URL');
    expect((await of('force_https'))?.unavailableReason).toContain('https');
    setVirusScanner('tcp://127.0.0.1:3310');
    onTestFinished(() => setVirusScanner(undefined));
    expect(await of('virus_scan_enabled')).toBeUndefined();
    expect(await of('force_https', contextFor('admin', { isSecure: true }))).toBeUndefined();
  });

  it('is for those who may read the setting', async () => {
    await save({ ...account, smtp_pass: 'gizli' });
    expect(await listSettingConditions(contextFor('moderator'))).toEqual([]);
    for (const role of ['anonymous', 'user'] as const)
      await expect(listSettingConditions(contextFor(role))).rejects.toMatchObject({
        code: role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      });
  });
});
