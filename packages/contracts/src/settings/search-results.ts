import type { MetaTagRecord } from '../seo.ts';
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

/** Texts of the built-in pages for search engines, by page key; see `winningText` for what wins over them. */
export const searchResultSettings = {
  ...homeResultSettings,
  ...servicesResultSettings,
  ...aboutResultSettings,
  ...blogResultSettings,
  ...contactResultSettings,
  ...appointmentResultSettings,
  ...ratingSettings,
} satisfies Settings;

/** What a page says to search engines: the end of a setting's key, and the field of a meta tag. */
export const searchParts = { title: 'title', description: 'metaDescription', keywords: 'metaKeywords' } as const;
export type SearchPart = keyof typeof searchParts;
type TagTexts = Partial<Pick<MetaTagRecord, (typeof searchParts)[SearchPart] | 'isInitial'>>;

/** The text of an active meta tag that wins over the setting of its page; '' when the setting acts. */
export function winningText(tag: TagTexts | null | undefined, part: SearchPart): string {
  return (!tag?.isInitial && tag?.[searchParts[part]]) || '';
}
