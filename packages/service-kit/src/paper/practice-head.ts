import { practiceAddress, practiceEmail, practicePhone, settingValue } from '@practice/contracts';
import { readAllSettings } from '../settings.ts';

/** Whose paper it is: the practice's name, and a line for each way to reach it that the settings have. */
export type PracticeHead = { name: string; lines: string[] };

/** Reads the head of the practice's papers off the settings; what is not set is left out. */
export async function readPracticeHead(): Promise<PracticeHead> {
  const stored = await readAllSettings();
  const setting = (key: Parameters<typeof settingValue>[1]) => settingValue(stored, key);
  const name = setting('site_name') || setting('about_name');
  const contact = [practicePhone(setting), practiceEmail(setting)].filter(Boolean).join(' · ');
  const address = practiceAddress(setting).replace(/\s*\n\s*/g, ', ');
  return { name, lines: [setting('about_subtitle'), address, contact].filter(Boolean) };
}
