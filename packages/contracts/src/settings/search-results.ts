import type { Settings } from './setting.ts';

/**
 * Texts of the built-in pages for search engines, by page key; a page's active meta tag wins over them. The page about
 * the practitioner has keywords alone: `about_title` and `about_description` are texts that it shows.
 */
export const searchResultSettings = {
  home_title: { default: '' },
  home_description: { default: '' },
  home_keywords: { default: '' },
  services_title: { default: '' },
  services_description: { default: '' },
  services_keywords: { default: '' },
  about_keywords: { default: '' },
  blog_title: { default: '' },
  blog_description: { default: '' },
  blog_keywords: { default: '' },
  contact_title: { default: '' },
  contact_description: { default: '' },
  contact_keywords: { default: '' },
  appointment_title: { default: '' },
  appointment_description: { default: '' },
  appointment_keywords: { default: '' },
  // Whether search engines are given a rating of the practice.
  structured_data_rating_enabled: { type: 'boolean', default: 'false' },
} satisfies Settings;
