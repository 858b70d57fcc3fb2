import { type ContactLink, phoneLink, practicePhone, settingValue } from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';

/** The phone of the practice from its settings, for the gateway's own pages; undefined when there is none. */
export async function readPracticePhone(): Promise<ContactLink | undefined> {
  const stored = await readAllSettings();
  return phoneLink(practicePhone((key) => settingValue(stored, key).trim()));
}
