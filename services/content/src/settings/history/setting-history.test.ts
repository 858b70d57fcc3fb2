import { SETTING_HISTORY_DAYS } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../../server.ts';
import { readSettings } from '../read-settings.ts';
import { saveSetting, saveSettings } from '../save-settings.ts';
import { SiteSettingModel } from '../site-setting.model.ts';
import { listSettingHistory } from './list-setting-history.ts';
import { SettingChangeModel } from './setting-change.model.ts';
import { undoSettingChange } from './undo-setting-change.ts';

useTestDatabase([createService()]);

const [moderator, admin] = [contextFor('moderator'), contextFor('admin')];
const save = (values: Record<string, string>, ctx = moderator) =>
  saveSettings(ctx, { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });
const history = async (input: object = {}, ctx = admin) => (await listSettingHistory(ctx, input)).items;
const stored = async (settingKey: string) => (await SiteSettingModel.findOne({ settingKey }).lean())?.settingValue;
const lastId = async (key: string) => (await history({ key }))[0]?.id;

describe('the history of settings', () => {
  it('says who changed what from what to what, the newest first', async () => {
    await save({ primary_color: '#112233' });
    await save({ primary_color: '#445566' }, admin);
    const { username } = moderator.actor;
    expect(await history()).toMatchObject([
      { settingKey: 'primary_color', category: 'appearance', before: '#112233', after: '#445566' },
      { settingKey: 'primary_color', before: '', after: '#112233', username },
    ]);
  });

  it('leaves out what was saved as it was, and what was refused', async () => {
    await save({ site_name: 'Ardıç' });
    await save({ site_name: ' Ardıç ', primary_color: 'yeşil', site_image: '/a.png' });
    expect((await history()).map(({ settingKey }) => settingKey)).toEqual(['site_image', 'site_name']);
  });

  it('says of a secret that it was changed, and keeps nothing of it', async () => {
    await save({ smtp_pass: 'gizli-1', smtp_host: 'mail.example' }, admin);
    expect(await history({ key: 'smtp_pass' })).toMatchObject([{ before: null, after: null }]);
    expect(JSON.stringify(await SettingChangeModel.find().lean())).not.toContain('gizli-1');
  });

  it('has a setting that was switched off as one without a value', async () => {
    await save({ about_name: 'Ada Işık' });
    await saveSetting(moderator, { settingKey: 'about_name', settingValue: 'Ada Işık', isActive: false });
    expect((await history())[0]).toMatchObject({ before: 'Ada Işık', after: '' });
  });

  it('is kept for two years', async () => {
    await save({ site_name: 'Ardıç' });
    const indexes = await SettingChangeModel.listIndexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
      key: { at: 1 },
      expireAfterSeconds: SETTING_HISTORY_DAYS * 86_400,
    });
  });

  it('is narrowed to a category or a setting, page by page', async () => {
    await save({ primary_color: '#112233', site_name: 'Ardıç', hero_title: 'Uzun bir başlık' });
    expect(await history({ category: 'appearance' })).toMatchObject([{ settingKey: 'primary_color' }]);
    expect(await history({ key: 'site_name' })).toHaveLength(1);
    const page = await listSettingHistory(admin, { page: 2, pageSize: 2 });
    expect([page.items.length, page.total]).toEqual([1, 3]);
    await expect(listSettingHistory(admin, { category: 'yok' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('hides from a moderator what a moderator may not read', async () => {
    await save({ max_login_attempts: '7', site_name: 'Ardıç' }, admin);
    expect((await history({}, moderator)).map(({ settingKey }) => settingKey)).toEqual(['site_name']);
    expect(await history({ key: 'max_login_attempts' }, moderator)).toEqual([]);
  });

  it.each(['anonymous', 'user'] as const)('is not for %s', async (role) => {
    const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect(listSettingHistory(contextFor(role), {})).rejects.toMatchObject({ code });
    await expect(undoSettingChange(contextFor(role), { id: 'x' })).rejects.toMatchObject({ code });
  });
});

describe('undoing a change', () => {
  it('brings the former value back, as a change of its own', async () => {
    await save({ primary_color: '#112233' });
    await save({ primary_color: '#445566' });
    const { updated } = await undoSettingChange(admin, { id: await lastId('primary_color') });
    expect(updated).toMatchObject([{ settingKey: 'primary_color', settingValue: '#112233' }]);
    expect(await history({ key: 'primary_color' })).toMatchObject([
      { before: '#445566', after: '#112233', username: admin.actor.username },
      { before: '#112233', after: '#445566' },
      { before: '', after: '#112233' },
    ]);
  });

  it('of the first change leaves the setting unset', async () => {
    await save({ primary_color: '#112233' });
    await undoSettingChange(moderator, { id: await lastId('primary_color') });
    expect(await stored('primary_color')).toBe('');
  });

  it('leaves a value alone that was changed since', async () => {
    await save({ primary_color: '#112233' });
    const id = await lastId('primary_color');
    await save({ primary_color: '#445566' });
    await expect(undoSettingChange(moderator, { id })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      errors: [{ field: 'primary_color' }],
    });
    expect(await stored('primary_color')).toBe('#445566');
  });

  it('keeps to the rules of the setting', async () => {
    await SiteSettingModel.create({ settingKey: 'hero_title', settingValue: 'kısa' });
    await save({ hero_title: 'Uzun bir başlık' });
    await expect(undoSettingChange(moderator, { id: await lastId('hero_title') })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'hero_title', message: 'En az 10 karakter olmalı' }],
    });
  });

  it('is not possible of a secret', async () => {
    await save({ smtp_pass: 'gizli' }, admin);
    await expect(undoSettingChange(admin, { id: await lastId('smtp_pass') })).rejects.toMatchObject({
      errors: [{ code: 'SECRET_SETTING' }],
    });
    expect((await readSettings(contextFor('service'), {})).smtp_pass).toBe('gizli');
  });

  it('of a change that is not there, or is not for the caller, finds none', async () => {
    await save({ max_login_attempts: '7' }, admin);
    for (const id of ['none', '507f1f77bcf86cd799439011', await lastId('max_login_attempts')]) {
      await expect(undoSettingChange(moderator, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await stored('max_login_attempts')).toBe('7');
  });
});
