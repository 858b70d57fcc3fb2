import { isTrackerFree, type PolicyAdditions, readPolicyAdditions, type SettingKey } from '@practice/contracts';
import { readSetting } from '@practice/service-kit';

type Allowed = { frames: string[]; origins: string[]; additions: PolicyAdditions };

/** Settings with an address of another site that pages show or ask. */
const addresses: { key: SettingKey; allows: 'frames' | 'origins' }[] = [
  // The practice's map.
  { key: 'office_map_embed', allows: 'frames' },
];

const google = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
  'https://stats.g.doubleclick.net',
] as const;

/** Hosts to which a tracker reports, by the setting of its id; its scripts run because scripts of the page load them. */
const trackers: { key: SettingKey; origins: readonly string[]; frames?: readonly string[] }[] = [
  { key: 'google_tag_manager_id', origins: google },
  { key: 'google_analytics_id', origins: google },
  { key: 'facebook_pixel_id', origins: ['https://connect.facebook.net', 'https://www.facebook.com'] },
  {
    key: 'hotjar_site_id',
    origins: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    frames: ['https://vars.hotjar.com'],
  },
];

/** What the content security policy of the page at `path` has to allow for what the settings name, and nothing else. */
export async function allowedBySettings(path: string): Promise<Allowed> {
  const allowed: Allowed = { frames: [], origins: [], additions: {} };
  const read = (key: SettingKey) => readSetting(key).catch(() => '');
  for (const { key, allows } of addresses) {
    const address = await read(key);
    if (address) allowed[allows].push(new URL(address).origin);
  }
  if (isTrackerFree(path)) return allowed;
  allowed.additions = readPolicyAdditions(await read('content_security_policy')) ?? {};
  if ((await read('tracking_enabled')) !== 'true') return allowed;
  const asked = await Promise.all([read('cookie_consent_enabled'), read('cookie_consent_required')]);
  if (!asked.includes('true')) return allowed;
  const origins = new Set<string>();
  for (const tracker of trackers) {
    if (!(await read(tracker.key))) continue;
    for (const origin of tracker.origins) origins.add(origin);
    allowed.frames.push(...(tracker.frames ?? []));
  }
  allowed.origins.push(...origins);
  return allowed;
}
