import type { analyticsSettings } from './settings/analytics.ts';
import type { cookieNoticeSettings } from './settings/cookie-notice.ts';
import type { SettingsReader } from './settings/read-settings.ts';

/** Where a browser keeps the choice about cookies: its proof, and what was chosen. */
export const cookieChoiceKeys = { consent: 'cookie-consent', preferences: 'cookie-preferences' } as const;

/** Changes with the text that visitors are shown; who agreed to another text is asked again. */
export const COOKIE_TEXT_VERSION = '1';

export type CookiePreferences = { necessary: true; analytics: boolean; marketing: boolean };

/** Attribute of `<html>` in a document that has trackers, or is about to load them. */
export const trackersMark = 'data-trackers';
/** Attribute of `<html>` in a document in which the wizard's form was opened: it never gets trackers. */
export const wizardMark = 'data-wizard-opened';

/** The choice that a browser keeps; undefined while nothing is chosen, or nothing of use is stored. */
export function readCookieChoice(storage: Pick<Storage, 'getItem'>): CookiePreferences | undefined {
  try {
    const consent: unknown = JSON.parse(storage.getItem(cookieChoiceKeys.consent) ?? 'null');
    const stored: unknown = JSON.parse(storage.getItem(cookieChoiceKeys.preferences) ?? 'null');
    if (!isObject(consent) || consent.textVersion !== COOKIE_TEXT_VERSION || !isObject(stored)) return undefined;
    return { necessary: true, analytics: stored.analytics === true, marketing: stored.marketing === true };
  } catch {
    return undefined;
  }
}

/** Whether a path of the site never has trackers: the wizard and the back office. */
export function isTrackerFree(path: string): boolean {
  return /^\/+(randevu|appointment|admin|yazi-onizleme)(\/|$)/i.test(path);
}

/** Ids of the trackers that may be loaded, by the settings and by what a visitor chose. */
export type Trackers = { tagManager?: string; analytics?: string; recorder?: string; pixel?: string };

type ConsentKey = 'cookie_consent_required' | keyof typeof cookieNoticeSettings;

/** Whether visitors are asked about cookies: always when the notice is on, or because trackers need their consent. */
export function asksAboutCookies(settings: SettingsReader<ConsentKey>): boolean {
  return settings('cookie_consent_enabled') === 'true' || settings('cookie_consent_required') === 'true';
}

/** Reads the settings of trackers. Without a banner nobody can consent, so there are none. */
export function allowedTrackers(
  settings: SettingsReader<keyof typeof analyticsSettings | ConsentKey>,
  { analytics, marketing }: Pick<CookiePreferences, 'analytics' | 'marketing'>,
): Trackers {
  if (settings('tracking_enabled') !== 'true' || !asksAboutCookies(settings)) return {};
  return {
    ...given('tagManager', (analytics || marketing) && settings('google_tag_manager_id')),
    ...given('analytics', analytics && settings('google_analytics_id')),
    ...given('recorder', analytics && settings('hotjar_site_id')),
    ...given('pixel', marketing && settings('facebook_pixel_id')),
  };
}

function given(name: keyof Trackers, id: string | false): Trackers {
  return id ? { [name]: id } : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
