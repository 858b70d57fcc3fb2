import { settingValue } from '@practice/contracts';
import { defaultTexts } from './default-texts.ts';

/** A setting's text, or the built-in Turkish one while it is empty; '' for keys that have neither. */
export type SiteText = (key: string) => string;

/** Reads texts out of the settings as the API lists them. */
export function siteText(settings: readonly { settingKey: string; settingValue: string }[] = []): SiteText {
  const stored = Object.fromEntries(settings.map((each) => [each.settingKey, each.settingValue]));
  return (key) => settingValue(stored, key).trim() || (defaultTexts[key] ?? '');
}
