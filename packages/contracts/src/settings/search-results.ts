import type { Settings } from './setting.ts';

export const homeResultSettings = {
  home_title: { default: '' },
  home_description: { default: '' },
  home_keywords: { default: '' },
} satisfies Settings;

export const servicesResultSettings = {
  services_title: { default: '' },
  services_description: { default: '' },
  services_keywords: { default: '' },
} satisfies Settings;

/** Keywords alone: `about_title` and `about_description` are texts that the page shows. */
export const aboutResultSettings = {
  about_keywords: { default: '' },
} satisfies Settings;

export const blogResultSettings = {
  blog_title: { default: '' },
  blog_description: { default: '' },
  blog_keywords: { default: '' },
} satisfies Settings;

export const contactResultSettings = {
  contact_title: { default: '' },
  contact_description: { default: '' },
  contact_keywords: { default: '' },
} satisfies Settings;

export const appointmentResultSettings = {
  appointment_title: { default: '' },
  appointment_description: { default: '' },
  appointment_keywords: { default: '' },
} satisfies Settings;

export const ratingSettings = {
  // Whether search engines are given a rating of the practice.
  structured_data_rating_enabled: { type: 'boolean', default: 'false' },
} satisfies Settings;

/** Texts of the built-in pages for search engines, by page key; a page's active meta tag wins over them. */
export const searchResultSettings = {
  ...homeResultSettings,
  ...servicesResultSettings,
  ...aboutResultSettings,
  ...blogResultSettings,
  ...contactResultSettings,
  ...appointmentResultSettings,
  ...ratingSettings,
} satisfies Settings;
