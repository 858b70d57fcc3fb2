import { readJsonList } from '@practice/contracts';
import { expect, it } from 'vitest';
import { readEntries, writeEntries } from './list-text.ts';

const educations = { key: 'about_educations_json', placeholder: '' } as const;
const stats = { key: 'about_stats_json', placeholder: '' } as const;
const specialties = { key: 'about_specialties_json', placeholder: '["Oyun terapisi"]' } as const;

it('a list is stored as the page reads it', () => {
  const entries = [
    { title: ' Psikoloji ', detail: 'Bir üniversite' },
    { title: 'Oyun terapisi', detail: '' },
    { title: ' ', detail: 'boş' },
  ];
  const text = writeEntries(educations, entries);
  expect(text).toBe('[{"title":"Psikoloji","organization":"Bir üniversite"},"Oyun terapisi"]');
  expect(readJsonList(text)).toEqual([
    { title: 'Psikoloji', detail: 'Bir üniversite' },
    { title: 'Oyun terapisi', detail: '' },
  ]);
});

it('figures have a value and a label', () => {
  expect(writeEntries(stats, [{ title: 'yıl', detail: '12' }])).toBe('[{"value":"12","label":"yıl"}]');
});

it('lines of text are entries', () => {
  expect(readEntries(educations, 'Bir\nİki').map(({ title }) => title)).toEqual(['Bir', 'İki']);
});

it('an emptied list stays empty where the page has one of its own', () => {
  expect(readEntries(specialties, '').map(({ title }) => title)).toEqual(['Oyun terapisi']);
  expect([writeEntries(specialties, []), writeEntries(educations, [])]).toEqual(['[]', '']);
  expect(readEntries(specialties, '[]')).toEqual([]);
});
