import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { saveSetting, saveSettings } from './save-settings.ts';
import { SiteSettingModel } from './site-setting.model.ts';

useTestDatabase([createService()]);

const moderator = contextFor('moderator');
const admin = contextFor('admin');
const stored = async (settingKey: string) => (await SiteSettingModel.findOne({ settingKey }).lean())?.settingValue;
const save = (values: Record<string, string>, ctx = moderator) =>
  saveSettings(ctx, {
    settings: Object.entries(values).map(([key, value]) => ({ key, value, category: 'content', settingType: 'text' })),
  });

describe('saving settings', () => {
  it('stores them, tells of it and answers what was stored', async () => {
    const result = await save({ hero_title: '  Çocuğunuz için yanınızdayız ', contact_phone: '0282 651 00 00' });
    expect(result).toMatchObject({ message: 'Ayarlar kaydedildi', errors: [] });
    expect(await stored('hero_title')).toBe('Çocuğunuz için yanınızdayız');
    const events = await lastEvents(2);
    expect(events).toMatchObject([
      { type: 'audit.recorded', payload: { changedFields: ['hero_title', 'contact_phone'] } },
      { type: 'site-setting.changed', payload: { keys: ['hero_title', 'contact_phone'], categories: ['content'] } },
    ]);
  });

  it('saves the good ones and tells the others', async () => {
    const result = await save({ hero_title: 'kısa', hero_subtitle: 'Alt başlık', smtp_host: 'mail.example' });
    expect(result.updated.map(({ settingKey }) => settingKey)).toEqual(['hero_subtitle']);
    expect(result.errors).toMatchObject([
      { field: 'hero_title', message: 'En az 10 karakter olmalı' },
      { field: 'smtp_host', code: 'FORBIDDEN' },
    ]);
    expect(await stored('smtp_host')).toBeUndefined();
  });

  it('fails when none could be saved', async () => {
    await expect(save({ nonsense: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ code: 'UNKNOWN_SETTING' }],
    });
    await expect(save({ smtp_host: 'mail.example' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(saveSettings(admin, { settings: [] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('takes a secret from an admin, never shows it, and keeps it when it comes empty', async () => {
    const result = await save({ smtp_pass: 'gizli', smtp_host: 'mail.example' }, admin);
    expect(result.updated.map(({ settingKey }) => settingKey)).toEqual(['smtp_host']);
    await save({ smtp_pass: '', smtp_host: 'mail2.example' }, admin);
    expect(await stored('smtp_pass')).toBe('gizli');
    expect((await saveSetting(admin, { settingKey: 'smtp_pass', settingValue: 'yeni' })).settingValue).toBe('');
  });

  it.each(['anonymous', 'user'] as const)('is not for %s', async (role) => {
    const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect(save({ hero_title: 'Uzun bir başlık' }, contextFor(role))).rejects.toMatchObject({ code });
  });
});
