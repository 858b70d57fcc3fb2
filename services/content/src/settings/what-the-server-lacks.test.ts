import { setPublicUrl, setVirusScanner } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createService } from '../server.ts';
import { saveSettings } from './save-settings.ts';
import { SiteSettingModel } from './site-setting.model.ts';

useTestDatabase([createService()]);

const admin = contextFor('admin');
const stored = async (settingKey: string) => (await SiteSettingModel.findOne({ settingKey }).lean())?.settingValue;
const save = (values: Record<string, string>, ctx = admin) =>
  saveSettings(ctx, { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });

describe.each(['force_https', 'force_https_redirect'])('%s', (key) => {
  const secure = contextFor('admin', { isSecure: true });

  it('can be switched on over https, and off over http too', async () => {
    setPublicUrl('https://klinik.example');
    onTestFinished(() => setPublicUrl(undefined));
    expect((await save({ [key]: 'true' }, secure)).errors).toEqual([]);
    expect((await save({ [key]: 'false' }, admin)).errors).toEqual([]);
    expect(await stored(key)).toBe('false');
  });

  it('is refused where it is not seen to work, at its field', async () => {
    setPublicUrl('https://klinik.example');
    onTestFinished(() => setPublicUrl(undefined));
    const message = expect.stringContaining('http ile ulaştı');
    await expect(save({ [key]: 'true' }, admin)).rejects.toMatchObject({ errors: [{ field: key, message }] });
    expect(await stored(key)).toBeUndefined();
  });

  it('is refused on a site that is published by http', async () => {
    setPublicUrl('http://klinik.example');
    onTestFinished(() => setPublicUrl(undefined));
    const message = expect.stringContaining('(http://klinik.example) https ile başlamıyor');
    await expect(save({ [key]: 'true' }, secure)).rejects.toMatchObject({ errors: [{ field: key, message }] });
  });
});

describe('virus_scan_enabled', () => {
  it('is refused without a scanner, at its field, and can be switched off', async () => {
    const message = expect.stringContaining('CLAMD_URL');
    const errors = [{ field: 'virus_scan_enabled', message, code: 'NO_SCANNER' }];
    await expect(save({ virus_scan_enabled: 'true' }, admin)).rejects.toMatchObject({ errors });
    expect((await save({ virus_scan_enabled: 'false' }, admin)).errors).toEqual([]);
  });

  it('is taken with one', async () => {
    setVirusScanner('tcp://127.0.0.1:3310');
    onTestFinished(() => setVirusScanner(undefined));
    expect((await save({ virus_scan_enabled: 'true' }, admin)).errors).toEqual([]);
  });
});
