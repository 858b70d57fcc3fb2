import { type SettingKey, settingValue } from '@practice/contracts';
import { callService } from './call-service.ts';
import type { EventFeed } from './event-feed.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

const FRESH_MS = 60_000;
let held: { at: number; values: Promise<Record<string, string>> } | undefined;

/** Forgets the settings kept by this process whenever one changes anywhere. */
export function followSettings(feed: EventFeed): void {
  feed.onStale('site-setting.changed', forgetSettings);
}

export function forgetSettings(): void {
  held = undefined;
}

/** A setting's value, or its default when none is stored. Held in the process until it changes. */
export async function readSetting(key: SettingKey): Promise<string> {
  return settingValue(await readAllSettings(), key);
}

export async function readNumberSetting(key: SettingKey): Promise<number> {
  return Number(await readSetting(key));
}

export async function isSettingOn(key: SettingKey): Promise<boolean> {
  return (await readSetting(key)) === 'true';
}

/** Every stored setting by key, secrets included: never to be sent anywhere. Never read inside a transaction. */
export async function readAllSettings(): Promise<Record<string, string>> {
  // What is kept already would be there at once, and what is not only sometimes.
  assertOutsideTransaction('content.readSettings');
  if (held && Date.now() - held.at < FRESH_MS) return held.values;
  const fresh = { at: Date.now(), values: callService('content', 'readSettings', {}) };
  held = fresh;
  fresh.values.catch(() => {
    if (held === fresh) held = undefined;
  });
  return fresh.values;
}
