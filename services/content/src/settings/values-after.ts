import { storedSetting } from '@practice/contracts';
import type { Change, StoredRows } from './save-settings.ts';
import { valueInForce } from './site-setting.model.ts';

/** What the rows and the changed settings say once all is saved, by key. */
export function valuesAfter(changes: readonly Change[], before: StoredRows): Record<string, string> {
  const stored = [...before].map(([key, row]): [string, string] => [key, valueInForce(row)]);
  const changed = changes.map(({ key, value, isActive = true }): [string, string] => {
    return [key, isActive ? storedSetting(key, value) : ''];
  });
  return Object.fromEntries([...stored, ...changed]);
}
