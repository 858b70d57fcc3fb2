import { describe, expect, it } from 'vitest';
import { isReservedPath, reservedSlugs } from './site-addresses.ts';

describe('the site’s own addresses', () => {
  it.each(['/', '/randevu', '/api/menus', '/share/0a1b/hakkimda.png', '/uploads/pictures/a.jpg', '/admin/x'])(
    '%s is no address of a record',
    (path) => expect(isReservedPath(path)).toBe(true),
  );

  it.each(['/blog/oyun-terapisi', '/corlu-cocuk-psikologu', '/shared'])('%s may be that of a record', (path) =>
    expect(isReservedPath(path)).toBe(false),
  );

  it('a page cannot take the folder of the pictures for sharing', () => {
    expect(reservedSlugs).toContain('share');
  });
});
