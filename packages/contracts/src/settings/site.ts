import { siteOrigin, webAddress } from '../contact-links.ts';
import type { Settings } from './setting.ts';

export const siteSettings = {
  site_name: { default: '' },
  author_name: { default: '' },
  site_url: { default: '', read: siteOrigin },
  // A small picture beside the site's name, in place of the drawn mark.
  site_logo_url: { default: '', read: webAddress },
  // The picture of the browser's tab.
  site_favicon: { default: '', read: webAddress },
  site_image: { default: '', read: webAddress },
  // One of `robotsOptions`; what a page's active meta tag says wins over it.
  robots_meta: { default: 'index, follow' },
} satisfies Settings;
