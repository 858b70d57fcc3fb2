import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import BlogScreen from '../../blog-screen.tsx';

beforeEach(() => localStorage.clear());

const post = {
  id: '1',
  title: 'Uyku düzeni',
  slug: 'uyku-duzeni',
  category: 'Genel',
  excerpt: 'Yeni özet.',
  content: '<p>Akşamlar sakin geçsin.</p>',
  author: 'Selin Aydın',
  status: 'published',
  isPublished: true,
  publishedAt: '2026-11-01T07:00:00.000Z',
  updatedAt: '2026-11-01T07:00:00.000Z',
  version: 2,
};
const texts = (fields: object) => Object.entries(fields).map(([key, value]) => ({ key, value }));
const { title, category, content, author } = post;
const first = {
  ...{ id: 'r1', postId: '1', number: 1, savedBy: null, createdAt: '2026-11-01T07:00:00.000Z' },
  changes: [{ key: 'title', kind: 'added' }],
  texts: texts({ title, slug: 'uyku', category, content: '<p>Akşamlar gürültülü geçsin.</p>', author }),
  before: [],
};
const second = {
  ...{ id: 'r2', postId: '1', number: 2, savedBy: 'selin', createdAt: '2026-11-02T07:00:00.000Z' },
  changes: [
    { key: 'excerpt', kind: 'added' },
    { key: 'content', kind: 'changed' },
  ],
  texts: texts({ title, slug: 'uyku-duzeni', category, excerpt: post.excerpt, content, author }),
  before: first.texts,
};

async function open() {
  const api = fakeApi({
    Query: {
      managedBlogPost: () => post,
      blogPostRevisions: () => [second, first].map(({ texts: _, before: __, ...listed }) => listed),
      blogPostRevision: ({ id }: { id: string }) => (id === 'r1' ? first : second),
    },
    Mutation: { saveBlogPostDraft: ({ id }: { id: string }) => ({ id: 'd1', postId: id, version: 1 }) },
  });
  const section = renderSection(<BlogScreen />, { api, hash: '#blog?id=1' });
  await section.user.click(await screen.findByRole('button', { name: 'Sürümler' }));
  return { api, ...section };
}

it('shows who saved what and when, and what is other in it word by word', async () => {
  const { user } = await open();
  const sheet = within(await screen.findByRole('dialog', { name: 'Sürümler' }));
  expect(await sheet.findByText('Özet, Metin')).toBeTruthy();
  await user.click(await sheet.findByRole('button', { name: /02\.11\.2026 10:00.*selin/ }));
  const version = within(await screen.findByRole('dialog', { name: '02.11.2026 10:00 sürümü' }));
  const text = within(await version.findByRole('group', { name: 'Metin' }));
  expect((await text.findByText('gürültülü')).closest('del')).toBeTruthy();
  expect(text.getByText('sakin').closest('ins')).toBeTruthy();
  expect(version.queryByRole('button', { name: 'Taslak olarak geri yükle' })).toBeNull();
});

it('brings a former version back as a draft: the post is not saved, and its address stays', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: /İlk hâli/ }));
  await user.click(await screen.findByRole('button', { name: 'Şimdiki yazıyla' }));
  expect(await screen.findByRole('group', { name: 'Özet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Taslak olarak geri yükle' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Geri yükle' }));
  await waitFor(() => expect(api.callsOf('SaveBlogPostDraft')).toHaveLength(1));
  expect(api.callsOf('SaveBlogPostDraft')).toEqual([
    {
      id: '1',
      input: { excerpt: '', content: '<p>Akşamlar gürültülü geçsin.</p>', baseVersion: 2, version: null },
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Adres/).value).toBe('uyku-duzeni');
  expect(api.callsOf('UpdateBlogPost')).toEqual([]);
});
