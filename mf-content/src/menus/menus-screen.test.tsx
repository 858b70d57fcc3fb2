import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Menu, MenuItem } from './menus.ts';
import MenusScreen from './menus-screen.tsx';

const item = (title: string, orderIndex: number, parentId: string | null = null): MenuItem => ({
  __typename: 'MenuItem',
  id: title,
  title,
  url: `/${title}`,
  menuId: 'm1',
  parentId,
  orderIndex,
  isActive: true,
  target: '_self',
  pageId: null,
  type: 'link',
  version: 1,
});
const header: Menu = {
  __typename: 'Menu',
  id: 'm1',
  name: 'Üst Menü',
  slug: 'header',
  location: 'header',
  description: null,
  isActive: true,
  version: 1,
  items: [item('bir', 1), item('iki', 2), item('üç', 3)],
};

// jsdom has none; React Aria looks for the row that has the focus by it.
beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));

type Positions = { id: string; orderIndex: number; parentId: string | null }[];

function open(...menus: Menu[]) {
  const site = { menus };
  const api = fakeApi({
    Query: {
      menus: () => site.menus,
      pages: () => [
        { id: 'p1', title: 'Oyun terapisi', slug: 'oyun-terapisi', status: 'published' },
        { id: 'p2', title: 'Hizmetler', slug: 'hizmetler', status: 'published' },
      ],
    },
    Mutation: {
      createMenu({ input }: { input: Partial<Menu> }) {
        const created = { ...header, ...input, id: 'new', items: [] };
        site.menus = [...site.menus, created];
        return created;
      },
      deleteMenu({ id }: { id: string }) {
        site.menus = site.menus.filter((menu) => menu.id !== id);
        return true;
      },
      createMenuItem: ({ input }: { input: Partial<MenuItem> }) => ({ ...item('yeni', 9), ...input }),
      deleteMenuItem: () => true,
      reorderMenuItems({ input }: { input: { items: Positions; version: number } }) {
        const [menu] = site.menus as [Menu];
        if (input.version !== menu.version) throw new ApiProblem('VERSION_CONFLICT', { current: menu });
        const items = input.items.map((position) => ({
          ...(menu.items.find(({ id }) => id === position.id) as MenuItem),
          ...position,
        }));
        site.menus = [{ ...menu, items, version: menu.version + 1 }];
        return site.menus[0];
      },
    },
  });
  return { api, site, ...renderSection(<MenusScreen />, { api, hash: '#menus' }) };
}

const openHeader = async (...menus: Menu[]) => {
  const view = open(...(menus.length > 0 ? menus : [header]));
  await view.user.click(await screen.findByRole('button', { name: /^Üst Menü/ }));
  await screen.findByRole('treegrid', { name: 'Üst Menü öğeleri' });
  return view;
};
const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const stored = (menu: Menu | undefined) =>
  menu?.items.map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id)).join(' ');
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('says that no menu is selected, and that one has no items', async () => {
  const { user } = open({ ...header, items: [] });
  expect(await screen.findByText('Menü seçilmedi.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Üst Menü/ }));
  expect(screen.getByText('Bu menüde öğe yok.')).toBeTruthy();
});

it('moves an item by its menu, says so, and takes it back', async () => {
  const { site, user } = await openHeader();
  await user.click(screen.getByRole('button', { name: 'İşlemler: iki' }));
  await user.click(screen.getByRole('menuitem', { name: /^Yukarı/ }));
  expect(rows()).toEqual(['iki', 'bir', 'üç']);
  expect(screen.getByText('iki: 1. sırada, toplam 3.')).toBeTruthy();
  expect(await screen.findByText('Menü öğeleri sıralandı')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(stored(site.menus[0])).toBe('bir iki üç'));
});

it('moves the item that has the focus by Alt with an arrow, below the one above and out again', async () => {
  const { site, user } = await openHeader();
  act(() => screen.getByRole('row', { name: 'iki' }).focus());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(stored(site.menus[0])).toBe('bir bir/iki üç'));
  act(() => screen.getByRole('row', { name: 'iki' }).focus());
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() => expect(stored(site.menus[0])).toBe('bir iki üç'));
});

it('makes a move again on what somebody else has arranged meanwhile', async () => {
  const { api, site, user } = await openHeader();
  site.menus = [{ ...header, version: 2, items: [item('üç', 1), item('bir', 2), item('iki', 3), item('dört', 4)] }];
  await user.click(screen.getByRole('button', { name: 'İşlemler: iki' }));
  await user.click(screen.getByRole('menuitem', { name: /^İçeri al/ }));
  await waitFor(() => expect(stored(site.menus[0])).toBe('üç bir bir/iki dört'));
  expect(api.callsOf('ReorderMenuItems')).toHaveLength(2);
});

it('adds an item that leads to a page, below another', async () => {
  const { api, user } = await openHeader();
  await user.click(screen.getByRole('button', { name: 'İşlemler: bir' }));
  await user.click(screen.getByRole('menuitem', { name: 'Altına öğe ekle' }));
  const dialog = await dialogOf('Yeni menü öğesi');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Başlık gerekli')).toBeTruthy();
  expect(dialog.getByText('URL gerekli')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Başlık/), 'Oyun');
  await user.selectOptions(dialog.getByLabelText(/^Tür/), 'Site sayfası');
  expect(await dialog.findByRole('option', { name: 'Hizmetler (Settings’ten yönetilir)' })).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^Sayfa/), 'Oyun terapisi');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Menü öğesi oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateMenuItem')).toMatchObject([
    { input: { menuId: 'm1', parentId: 'bir', title: 'Oyun', type: 'page', pageId: 'p1' } },
  ]);
});

it('asks before a menu is deleted, says what goes with it, and has none selected afterwards', async () => {
  const { user } = await openHeader();
  await user.click(screen.getByRole('button', { name: 'Sil: Üst Menü' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Emin misiniz?' }));
  expect(question.getByText(/“Üst Menü” menüsü ve içindeki 3 öğe silinecek/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Menü silindi')).toBeTruthy();
  expect(await screen.findByText('Menü seçilmedi.')).toBeTruthy();
});

it('selects a menu that was just created', async () => {
  const { user } = open(header);
  await user.click(await screen.findByRole('button', { name: 'Yeni menü' }));
  const dialog = await dialogOf('Yeni menü');
  await user.type(dialog.getByLabelText(/^Ad/), 'Alt Menü');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Menü oluşturuldu')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Alt Menü' })).toBeTruthy();
});

it('says which of several active menus of one place the site shows', async () => {
  const older = { ...header, id: 'm0', name: 'Eski', slug: 'eski', items: [] };
  open(older, header, { ...older, id: 'm2', name: 'Kapalı', slug: 'kapali', isActive: false });
  const list = within(await screen.findByRole('list', { name: 'Menüler' }));
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(texts.map((text) => /Sitede$|Sitede yerinde/.exec(text.replace('İşlemler', ''))?.[0] ?? '')).toEqual([
    'Sitede yerinde',
    'Sitede',
    '',
  ]);
});
