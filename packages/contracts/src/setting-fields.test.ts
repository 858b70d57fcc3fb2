import { expect, it } from 'vitest';
import { settingDefinitions, settingFields, settingProblem } from './index.ts';

it('every field of the screen is a setting that the product knows, in its own category', () => {
  for (const [category, fields] of Object.entries(settingFields)) {
    for (const { key } of fields) expect(settingDefinitions[key]?.category, key).toBe(category);
  }
});

it.each([
  ['hero_title', 'kısa', 'En az 10 karakter olmalı'],
  ['hero_title', 'a'.repeat(201), 'En fazla 200 karakter olabilir'],
  ['hero_title', '  ', null],
  ['contact_email', 'elif', 'Geçersiz format'],
  ['contact_email', 'elif@ornek.com', null],
  ['office_map_embed', 'http://map.example', 'Geçersiz format'],
  ['office_map_embed', 'https://map.example/embed', null],
  ['hero_button_link', 'javascript:alert(1)', 'Geçersiz format'],
  ['primary_color', 'green', 'Geçersiz format'],
  ['email_enabled', 'evet', 'Geçersiz format'],
  ['smtp_port', '25x', 'Geçersiz format'],
  ['isAdmin', 'true', 'Böyle bir ayar yok'],
])('%s = %j: %s', (key, value, problem) => expect(settingProblem(key, value)).toBe(problem));
