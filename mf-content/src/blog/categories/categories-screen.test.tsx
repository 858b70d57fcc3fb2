import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Category } from './categories.ts';
import CategoriesScreen from './categories-screen.tsx';

type Stored = Omit<Category, '__typename'>;
const teens = { id: '1', name: 'Ergenlik', slug: 'ergenlik', color: 'pine' as const, postCount: 3, version: 1 };
const parents = { ...teens, id: '2', name: 'Ebeveynlik', slug: 'ebeveynlik', postCount: 0 };
const general = { ...teens, id: '3', name: 'Genel', slug: 'genel', color: 'stone' as const, postCount: 1 };

function open(...stored: Stored[]) {
  const site = { categories: stored };
  const whole = (category: Partial<Category>) => ({ ...teens, orderIndex: 1, count: 0, ...category });
  const api = fakeApi({
    Query: { blogCategories: () => site.categories.map(whole) },
    Mutation: {
      createBlogCategory({ input }: { input: Partial<Category> }) {
        if (site.categories.some(({ name }) => name === input.name)) {
          const errors = [{ field: 'name', message: '“Genel” kategorisi bunu kullanıyor.', code: 'DUPLICATE' }];
          throw new ApiProblem('CONFLICT', { errors });
        }
        const created = { ...general, postCount: 0, ...input, id: 'new', slug: 'uyku' };
        site.categories = [...site.categories, created];
        return whole(created);
      },
      updateBlogCategory: ({ id, input }: { id: string; input: Partial<Category> }) =>
        whole({ ...input, id, version: 2 }),
      deleteBlogCategory({ id }: { id: string }) {
        site.categories = site.categories.filter((category) => category.id !== id);
        return true;
      },
      orderBlogCategories: ({ ids }: { ids: string[] }) => ids.map((id) => whole({ id })),
    },
  });
  return { api, site, ...renderSection(<CategoriesScreen />, { api, hash: '#blog-categories' }) };
}

it('a category is created with a colour and an address of its own; a taken name says so', async () => {
  const { api, user } = open(general);
  await user.click((await screen.findAllByRole('button', { name: 'Yeni kategori' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kategori' }));
  await user.type(dialog.getByLabelText(/^Ad\b/), 'Genel');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findAllByText('“Genel” kategorisi bunu kullanıyor.')).not.toHaveLength(0);
  await user.clear(dialog.getByLabelText(/^Ad\b/));
  await user.type(dialog.getByLabelText(/^Ad\b/), 'Uyku düzeni');
  expect(dialog.getByText(/\/blog\?kategori=uyku-duzeni\./)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^Renk/), 'Mavi');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Kategori oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateBlogCategory').at(-1)).toEqual({ input: { name: 'Uyku düzeni', color: 'blue' } });
});

it('one without posts is deleted after asking', async () => {
  const { api, user } = open(teens, parents);
  await user.click(await screen.findByRole('button', { name: 'Sil: Ebeveynlik' }));
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Kategori silindi')).toBeTruthy();
  expect(api.callsOf('DeleteBlogCategory')).toEqual([{ id: '2', moveTo: null }]);
});

it('one with posts is deleted once it is said where they go', async () => {
  const { api, user } = open(teens, parents, general);
  await user.click(await screen.findByRole('button', { name: 'Sil: Ergenlik' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '“Ergenlik” silinsin mi?' }));
  expect(dialog.getByText(/Bu kategoride 3 yazı var/)).toBeTruthy();
  expect(dialog.queryByRole('option', { name: 'Ergenlik' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Yazıları taşı ve sil' }));
  expect(await dialog.findByText('Yazıların taşınacağı kategoriyi seçin')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^Yazıların taşınacağı kategori/), 'Genel');
  await user.click(dialog.getByRole('button', { name: 'Yazıları taşı ve sil' }));
  expect(await screen.findByText('Kategori silindi')).toBeTruthy();
  expect(api.callsOf('DeleteBlogCategory')).toEqual([{ id: '1', moveTo: '3' }]);
});

it('says how many posts one has when they came meanwhile', async () => {
  const { api, site, user } = open(parents, general);
  await user.click(await screen.findByRole('button', { name: 'Sil: Ebeveynlik' }));
  site.categories = [{ ...parents, postCount: 1 }, general];
  api.fail('DeleteBlogCategory', new ApiProblem('RECORD_IN_USE', { message: 'Bu kategoride 1 yazı var.' }));
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '“Ebeveynlik” silinsin mi?' }));
  expect(await dialog.findByText(/Bu kategoride 1 yazı var\. Seçtiğiniz/)).toBeTruthy();
});
