import { expect, test } from 'vitest';
import { rename, singular } from './names.ts';

test.each([
  ['pages', 'page'],
  ['local-pages', 'local-page'],
  ['categories', 'category'],
])('%s are one %s', (many, one) => expect(singular(many)).toBe(one));

test('a template is written for other records in every spelling', () => {
  const names = { many: 'local-pages', one: 'local-page', nouns: { one: 'Bölge', many: 'Bölgeler' } };
  const template = "nothing things Things createThing kebab-thing.changed './kebab-things.ts' Şey Şeyler şeyler";
  const text =
    "nothing localPages LocalPages createLocalPage local-page.changed './local-pages.ts' Bölge Bölgeler bölgeler";
  expect(rename(template, names)).toBe(text);
});
