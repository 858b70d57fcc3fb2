import { type SettingKey, settingValue } from '@practice/contracts';
import { callService } from './call-service.ts';
import { toDomainError } from './domain-error.ts';
import type { EventFeed } from './event-feed.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

const FRESH_MS = 60_000;
type Settings = Record<string, string>;
let cached: { at: number; values: Promise<Settings> } | undefined;
/** Those that were read last, and have not been changed since. */
let known: Settings | undefined;
let changes = 0;

/** Clears this process's cache whenever a setting changes anywhere. */
export function followSettings(feed: EventFeed): void {
  feed.onStale('site-setting.changed', forgetSettings);
}

export function forgetSettings(): void {
  cached = undefined;
  known = undefined;
  changes += 1;
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

/**
 * Every stored setting by key, secrets included: never send them anywhere. Not to be called inside a transaction. While the
 * service that has them is away they stay what they were: who else could have changed them?
 */
export async function readAllSettings(): Promise<Settings> {
  // Also when the values are cached: a mistake must not be found only sometimes.
  assertOutsideTransaction('content.readSettings');
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.values;
  const fresh = { at: Date.now(), values: read() };
  cached = fresh;
  fresh.values.catch(() => {
    if (cached === fresh) cached = undefined;
  });
  return fresh.values;
}

async function read(): Promise<Settings> {
  const before = changes;
  try {
    const values = await callService('content', 'readSettings', {});
    if (changes === before) known = values;
    return values;
  } catch (error) {
    if (known && toDomainError(error).code === 'UNAVAILABLE') return known;
    throw error;
  }
}
