import type { SettingKey } from '@practice/contracts';
import { readSetting } from '@practice/service-kit';

type Allowed = { frames: string[]; origins: string[] };

/** Settings with an address of another site that pages show or ask. */
const settings: { key: SettingKey; allows: keyof Allowed }[] = [
  // The practice's map.
  { key: 'office_map_embed', allows: 'frames' },
];

/** What the content security policy of pages has to allow for what the settings name, and nothing else. */
export async function allowedBySettings(): Promise<Allowed> {
  const allowed: Allowed = { frames: [], origins: [] };
  for (const { key, allows } of settings) {
    const address = await readSetting(key).catch(() => '');
    if (address) allowed[allows].push(new URL(address).origin);
  }
  return allowed;
}
