import { expect, it } from 'vitest';
import { findSettings } from './find-settings.ts';

it('finds settings by words of their names, by Turkish rules, beginnings first, few', () => {
  const all = findSettings('site', () => true);
  expect(all.length).toBeGreaterThan(1);
  expect(all.length).toBeLessThanOrEqual(8);
  expect(all[0]?.field.label).toMatch(/^Site/);
  expect(findSettings('SİTE ADI', () => true).map(({ field }) => field.key)).toContain('site_name');
  expect(findSettings('böyle bir ayar yok', () => true)).toEqual([]);
});

it('finds nothing of a category that the user may not see', () => {
  const categories = (isAdmin: boolean) =>
    new Set(
      findSettings('yasal', (permission) => isAdmin || permission !== 'site-setting:write-restricted').map(
        ({ category }) => category.id,
      ),
    );
  expect(categories(true).has('legal')).toBe(true);
  expect(categories(false).has('legal')).toBe(false);
});
