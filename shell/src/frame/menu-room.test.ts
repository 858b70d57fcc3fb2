import { expect, it } from 'vitest';
import type { MenuLink } from '../site/site-menus.ts';
import { menuBreakpoint } from './menu-room.ts';

const named = (...titles: string[]) =>
  titles.map((title): MenuLink => ({ id: title, title, url: '/', newTab: false, children: [] }));
const usual = ['Ana Sayfa', 'Hizmetler', 'Hakkımda', 'Blog', 'İletişim'];

it.each([
  ['the usual menu', 'Çocuk ve Ergen Psikoloğu', named(...usual), 'lg'],
  ['seven items', 'Çocuk ve Ergen Psikoloğu', named(...usual, 'Şehirler', 'Ekibimiz'), 'xl'],
  ['ten items', 'Çocuk ve Ergen Psikoloğu', named(...usual, ...usual), undefined],
  ['a long name', 'Elif Nur Karahasanoğulları Çocuk ve Ergen Psikolojisi Merkezi', named(...usual), 'xl'],
  ['no menu', '', [], 'lg'],
])('the menu bar of %s begins where it has room', (_what, name, items, from) => {
  expect(menuBreakpoint(items, name)).toBe(from);
});
