import type { SettingDefinition } from '@practice/contracts';
import { sanitizeStored } from '@practice/service-kit';

/** A setting's value without scripts, where it is rich text; any other as it is. */
export function cleanHtml({ isHtml }: Pick<SettingDefinition, 'isHtml'>, value: string): string {
  return isHtml ? sanitizeStored(value) : value;
}
