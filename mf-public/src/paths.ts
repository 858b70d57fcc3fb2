import { BLOG_PREVIEW_PATH, homeAnchors, type LegalTextSlug, SEARCH_PATH, sitePages } from '@practice/contracts';

/** Addresses of this remote. */
export const paths = {
  ...sitePages,
  /** A post of the blog, and the blog's feed. */
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  feed: '/blog/rss.xml',
  /** A post as it would be published, for whoever has a link. */
  preview: BLOG_PREVIEW_PATH,
  /** Search of the whole site. */
  search: SEARCH_PATH,
  /** The page of a service. */
  service: (slug: string) => `/hizmetler/${encodeURIComponent(slug)}`,
  /** The wizard with a service preselected by its slug. */
  appointmentFor: (service: string) => `/randevu?hizmet=${encodeURIComponent(service)}`,
  /** Where the default hero button points; the gateway answers 308 to /randevu. */
  oldAppointment: '/appointment',
  /** City pages, and pages that staff have written. */
  anySlug: '/:slug',
} as const;

/** Anchors of the home page. */
export const anchors = homeAnchors;

/** The legal pages. Not made of the contract's list: importing it would bring zod into the first load of every page. */
export const legalPaths = [
  '/cerez-politikasi',
  '/gizlilik-politikasi',
  '/kullanim-sartlari',
  '/kvkk-aydinlatma-metni',
] as const satisfies readonly `/${LegalTextSlug}`[];
