import { describe, expect, it } from 'vitest';
import {
  contentFieldOf,
  contentKeysOf,
  contentPageOf,
  contentPages,
  settingDefinitions,
  settingProblem,
} from './index.ts';

describe('the pages of the content manager', () => {
  it('are eight', () => {
    expect(contentPages.map(({ id }) => id)).toEqual([
      'home',
      'about',
      'contact',
      'services',
      'appointment',
      'header',
      'footer',
      'social',
    ]);
    expect(contentPageOf('blog')).toBeUndefined();
    expect(contentPageOf(null)).toBeUndefined();
  });

  it.each(contentPages)('$id has public settings that editors may change, each once', (page) => {
    const keys = contentKeysOf(page);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      expect([key, settingDefinitions[key]?.isPublic]).toEqual([key, true]);
      expect(contentFieldOf(key).label).not.toBe('');
    }
  });
});

// The limits of each page, in characters.
it.each([
  ['hero_title', { required: true, minLength: 10, maxLength: 200 }],
  ['hero_subtitle', { required: false, maxLength: 100 }],
  ['hero_description', { required: false, maxLength: 300 }],
  ['hero_button_link', { required: false, maxLength: 100 }],
  ['hero_stats_3', { required: false, maxLength: 50 }],
  ['about_description', { required: false, minLength: 50, maxLength: 1000 }],
  ['about_professional_approach', { required: false, minLength: 100, maxLength: 2000 }],
  ['about_certifications_json', { required: false, maxLength: 1000 }],
  ['contact_phone', { required: true, maxLength: 20 }],
  ['contact_address', { required: true, maxLength: 300 }],
  ['whatsapp_message_template', { required: false, maxLength: 200 }],
  ['about_page_title', { required: true, maxLength: 200 }],
  ['about_page_description', { required: true, minLength: 50, maxLength: 500 }],
  ['about_bio_html', { required: false, minLength: 100, maxLength: 10_000 }],
  ['about_approach_html', { required: false, minLength: 100, maxLength: 10_000 }],
  ['about_keywords', { required: false, maxLength: 300 }],
  ['about_image', { required: false, maxLength: 500 }],
  ['contact_page_title', { required: true, maxLength: 100 }],
  ['office_map_embed', { required: false, maxLength: 1000 }],
  ['office_address_display', { required: false, maxLength: 500 }],
  ['services_page_title', { required: true, maxLength: 200 }],
  ['services_page_description', { required: true, maxLength: 400 }],
  ['services_section_description', { required: false, maxLength: 300 }],
  ['services_stat_1', { required: false, maxLength: 50 }],
  ['appointment_title', { required: true, maxLength: 100 }],
  ['appointment_description', { required: true, maxLength: 300 }],
  ['appointment_hero_title', { required: true, maxLength: 150 }],
  ['appointment_hero_description', { required: true, maxLength: 400 }],
  ['header_top_phone', { required: true, maxLength: 20 }],
  ['header_top_email', { required: true, maxLength: 100 }],
  ['header_top_address', { required: true, maxLength: 200 }],
  ['header_top_message', { required: false, maxLength: 100 }],
  ['footer_description', { required: false, maxLength: 500 }],
  ['footer_copyright_text', { required: false, maxLength: 200 }],
  ['footer_professional_note', { required: false, maxLength: 200 }],
  ['youtube_url', { required: false, maxLength: 200 }],
  ['whatsapp_number', { required: false, maxLength: 20 }],
] as const)('%s has the limits %j', (key, limits) => {
  expect(contentFieldOf(key).validation).toEqual(limits);
});

it.each([
  ['hero_title', 'text'],
  ['hero_description', 'textarea'],
  ['about_bio_html', 'rich-text'],
  ['about_stats_json', 'json'],
  ['about_image', 'image'],
  ['social_sharing_enabled', 'boolean'],
] as const)('%s is edited as %s', (key, type) => {
  expect(contentFieldOf(key).type).toBe(type);
});

it('what a required text may not be is said as everywhere', () => {
  expect(settingProblem('about_page_description', '')).toBe('Bu alan zorunludur');
  expect(settingProblem('about_page_description', 'kısa')).toBe('En az 50 karakter olmalı');
});
