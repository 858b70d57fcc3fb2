import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerService, unregisterService } from './call-service.ts';
import { DomainError } from './domain-error.ts';
import { forgetSettings, readSetting } from './settings.ts';

const NEXT_MINUTE_MS = 61_000;
const readSettings = vi.fn(async () => ({ site_name: 'Ardıç' }));

beforeEach(() => {
  vi.useFakeTimers();
  forgetSettings();
  readSettings.mockReset().mockResolvedValue({ site_name: 'Ardıç' });
  registerService('content', { readSettings });
});
afterEach(() => {
  vi.useRealTimers();
  forgetSettings();
  unregisterService('content');
});

it('settings are read once a minute, and at once after a change', async () => {
  await readSetting('site_name');
  await readSetting('site_name');
  expect(readSettings).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(NEXT_MINUTE_MS);
  await readSetting('site_name');
  forgetSettings();
  readSettings.mockResolvedValue({ site_name: 'Kestane' });
  expect(await readSetting('site_name')).toBe('Kestane');
  expect(readSettings).toHaveBeenCalledTimes(3);
});

it('settings stay what they were while their service is away', async () => {
  await readSetting('site_name');
  readSettings.mockRejectedValue(new DomainError('UNAVAILABLE'));
  vi.advanceTimersByTime(NEXT_MINUTE_MS);
  expect(await readSetting('site_name')).toBe('Ardıç');
  vi.advanceTimersByTime(NEXT_MINUTE_MS);
  readSettings.mockResolvedValue({ site_name: 'Kestane' });
  expect(await readSetting('site_name')).toBe('Kestane');
});

it('settings that were changed, or that went wrong otherwise, are not taken for what they were', async () => {
  await readSetting('site_name');
  readSettings.mockRejectedValue(new DomainError('INTERNAL'));
  vi.advanceTimersByTime(NEXT_MINUTE_MS);
  await expect(readSetting('site_name')).rejects.toMatchObject({ code: 'INTERNAL' });
  readSettings.mockRejectedValue(new DomainError('UNAVAILABLE'));
  forgetSettings();
  await expect(readSetting('site_name')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
