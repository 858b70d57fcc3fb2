import { type SettingKey, settingValue } from '@practice/contracts';
import { callService } from './call-service.ts';
import { forgetKept, keep } from './keep.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

const readStored = () => callService('content', 'readSettings', {});
const stored = keep(['site-setting.changed'], readStored, { isWarm: true });

/** Has the settings read anew; a change of one does so by its event. */
export function forgetSettings(): void {
  forgetKept('site-setting.changed');
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
  return stored();
}
