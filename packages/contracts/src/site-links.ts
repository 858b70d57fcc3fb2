/** Pages of the public site that menus lead to. */
export const sitePages = {
  home: '/',
  services: '/hizmetler',
  about: '/hakkimda',
  blog: '/blog',
  appointment: '/randevu',
  contact: '/iletisim',
} as const;

/** Sections of the home page, by their ids, in their order: what menus lead to there. */
export const homeAnchors = {
  top: 'anasayfa',
  about: 'hakkimda',
  services: 'hizmetler',
  appointment: 'randevu',
  blog: 'blog',
  contact: 'iletisim',
} as const;

/** Every address that a built-in menu may lead to: a page, or a section of the home page from any page. */
export const menuTargets: readonly string[] = [
  ...Object.values(sitePages),
  ...Object.values(homeAnchors).flatMap((anchor) => [`/#${anchor}`, `#${anchor}`]),
];

/** The search of the whole site; what is searched for is the parameter `q`. */
export const SEARCH_PATH = '/ara';
