import { siteOrigin } from '../contact-links.ts';
import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

export const urlSettings = {
  // The address of the site for search engines; `site_url` when empty.
  site_base_url: { default: '', read: siteOrigin },
  trailing_slash_policy: { default: 'never', read: oneOf('always', 'never', 'auto') },
  www_redirect_policy: { default: 'auto', read: oneOf('with_www', 'without_www', 'auto') },
  // Whether pages name their own address to search engines.
  auto_canonical_urls: { type: 'boolean', default: 'true' },
  force_https: { type: 'boolean', default: 'false' },
  url_lowercase_enforce: { type: 'boolean', default: 'false' },
  // Whether visitors who are redirected are counted.
  redirect_tracking_enabled: { type: 'boolean', default: 'true' },
  // Whether several redirects are changed at once: import, pattern, bulk actions.
  bulk_redirect_enabled: { type: 'boolean', default: 'true' },
  // Whether /llms.txt lists the pages for language models.
  llms_txt_enabled: { type: 'boolean', default: 'false' },
  // Whether the addresses of the site are checked every night.
  url_health_auto_check: { type: 'boolean', default: 'true' },
  // Whether the practice gets an e-mail about new faults.
  url_health_email_alert: { type: 'boolean', default: 'true' },
  // Whether the history keeps every finding, and not only how many there were.
  url_health_detailed_log: { type: 'boolean', default: 'false' },
  // Whether visits of the site's pages are counted.
  url_analytics_enabled: { type: 'boolean', default: 'true' },
  // For so many days the counts are kept.
  url_analytics_retention_days: { type: 'number', default: '395', limits: [7, 730] },
} satisfies Settings;
