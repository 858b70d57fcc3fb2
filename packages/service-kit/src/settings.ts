import { type SettingKey, settingValue } from '@practice/contracts';
import { callService } from './call-service.ts';
import type { EventFeed } from './event-feed.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

const FRESH_MS = 60_000;
let cached: { at: number; values: Promise<Record<string, string>> } | undefined;

/** Clears this process's cache whenever a setting changes anywhere. */
export function followSettings(feed: EventFeed): void {
  feed.onStale('site-setting.changed', forgetSettings);
}

export function forgetSettings(): void {
  cached = undefined;
}

/** A setting's value, or its default when none is stored. Cached in the process until it changes. */
export async function readSetting(key: SettingKey): Promise<string> {
  return settingValue(await readAllSettings(), key);
}

export async function readNumberSetting(key: SettingKey): Promise<number> {
  return Number(await readSetting(key));
}

export async function isSettingOn(key: SettingKey): Promise<boolean> {
  return (await readSetting(key)) === 'true';
}

/** Every stored setting by key, secrets included: never send them anywhere. Not to be called inside a transaction. */
export async function readAllSettings(): Promise<Record<string, string>> {
  // Also when the values are cached: a mistake must not be found only sometimes.
  assertOutsideTransaction('content.readSettings');
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.values;
  const fresh = { at: Date.now(), values: callService('content', 'readSettings', {}) };
  cached = fresh;
  fresh.values.catch(() => {
    if (cached === fresh) cached = undefined;
  });
  return fresh.values;
}
