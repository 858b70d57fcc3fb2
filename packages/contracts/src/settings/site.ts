import { siteOrigin, webAddress } from '../contact-links.ts';
import type { Settings } from './setting.ts';

export const siteSettings = {
  site_name: { default: '' },
  author_name: { default: '' },
  site_url: { default: '', read: siteOrigin },
  site_image: { default: '', read: webAddress },
  // One of `robotsOptions`; what a page's active meta tag says wins over it.
  robots_meta: { default: 'index, follow' },
} satisfies Settings;
