import type { Settings } from './setting.ts';

/** Ids go into the addresses of scripts and codes into the head, so nothing else is taken. */
export const analyticsSettings = {
  // Nothing that watches visitors is loaded without it, whatever ids are set.
  tracking_enabled: { type: 'boolean', default: 'false' },
  // Shows the cookie banner. Without it nobody can consent, so no tracker is loaded either.
  cookie_consent_required: { type: 'boolean', default: 'false' },
  google_tag_manager_id: { default: '', read: matching(/^GTM-[A-Z0-9]{4,12}$/) },
  google_analytics_id: { default: '', read: matching(/^G-[A-Z0-9]{4,16}$/) },
  analytics_anonymize_ip: { type: 'boolean', default: 'true' },
  facebook_pixel_id: { default: '', read: matching(/^\d{5,20}$/) },
  hotjar_site_id: { default: '', read: matching(/^\d{3,12}$/) },
  google_site_verification: { default: '', read: matching(/^[\w-]{10,100}$/) },
  bing_site_verification: { default: '', read: matching(/^[\w-]{10,100}$/) },
} satisfies Settings;

function matching(pattern: RegExp): (value: string) => string | undefined {
  return (value) => (pattern.test(value) ? value : undefined);
}
