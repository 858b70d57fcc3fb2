import { expect, it } from 'vitest';
import type { MenuLink } from '../site/site-menus.ts';
import { menuBreakpoint } from './menu-room.ts';

const named = (...names: string[]) =>
  names.map((title): MenuLink => ({ id: title, title, url: '/', newTab: false, children: [] }));
const titles = ['Ana Sayfa', 'Hizmetler', 'Hakkımda', 'Blog', 'İletişim'];

it.each([
  ['the menu as it comes', 'Çocuk ve Ergen Psikoloğu', named(...titles), 'lg'],
  ['seven items', 'Çocuk ve Ergen Psikoloğu', named(...titles, 'Şehirler', 'Ekibimiz'), 'xl'],
  ['ten items', 'Çocuk ve Ergen Psikoloğu', named(...titles, ...titles), undefined],
  ['a long name', 'Elif Nur Karahasanoğulları Çocuk ve Ergen Psikolojisi Merkezi', named(...titles), 'xl'],
  ['no menu', '', [], 'lg'],
])('the menu bar of %s begins where it has room', (_what, name, items, from) => {
  expect(menuBreakpoint(items, name)).toBe(from);
});
