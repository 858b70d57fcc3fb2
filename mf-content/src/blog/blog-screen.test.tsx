import { type BlogPostStatus, blogPostStatus, toSlug } from '@practice/contracts';
import { keptSentence } from '@practice/ui/back-office';
import { ApiProblem, fakeApi, renderSection, uploadIntoText } from '@practice/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import BlogScreen from './blog-screen.tsx';

const sleep = {
  id: '1',
  title: 'Uyku düzeni',
  slug: 'uyku-duzeni',
  category: 'Genel',
  excerpt: 'Akşamlar sakin geçsin.',
  content: '<p>İlk <strong>metin</strong>.</p>',
  author: 'Selin Aydın',
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  status: 'published' as BlogPostStatus,
  isPublished: true,
  publishedAt: '2026-11-01T07:00:00.000Z',
  unpublishAt: null as string | null,
  updatedAt: '2026-11-01T07:00:00.000Z',
  viewCount: 12,
  version: 1,
};
type Post = typeof sleep;
const categories = ['Okul Öncesi', 'Genel'].map((name, index) => ({
  ...{ id: name, name, slug: toSlug(name), color: 'stone', orderIndex: index },
  ...{ count: 0, postCount: 0, version: 1 },
}));
const draft: Post = {
  ...sleep,
  id: '2',
  title: 'Sınav kaygısı',
  slug: 'sinav-kaygisi',
  isPublished: false,
  status: 'draft',
};

const redirects = [
  { id: 'r1', fromUrl: '/blog/uyku', toUrl: '/blog/uyku-duzeni', isActive: true, hitCount: 7 },
  { id: 'r2', fromUrl: '/blog/baska', toUrl: '/blog/sinav-kaygisi', isActive: true, hitCount: 1 },
];

type Update = { id: string; input: Partial<Post> & { draftVersion?: number } };

function rowOf({ excerpt, content, featuredImage, featuredImageAlt, metaTitle, metaDescription, ...row }: Post) {
  return row;
}

function open(stored: Post[], hash = '#blog') {
  localStorage.clear();
  const site = { posts: stored };
  const find = (id: string) => site.posts.find((post) => post.id === id);
  function put(id: string, input: Partial<Post>) {
    const current = find(id);
    if (input.version !== undefined && current?.version !== input.version) {
      throw new ApiProblem('VERSION_CONFLICT', { current });
    }
    const next = { ...(current as Post), ...input, version: (current?.version ?? 0) + 1 };
    const changed = { ...next, status: blogPostStatus(next) };
    site.posts = site.posts.map((post) => (post.id === id ? changed : post));
    return changed;
  }
  const api = fakeApi({
    Query: {
      blogCategories: () => categories,
      managedBlogPosts: () => ({ items: site.posts.map(rowOf), total: site.posts.length }),
      redirects: () => ({ items: redirects, total: redirects.length }),
      managedBlogPost: ({ id }: { id: string }) => find(id) ?? null,
    },
    Mutation: {
      createBlogPost({ input }: { input: Partial<Post> }) {
        const created = { ...draft, ...input, id: '3', version: 1 };
        site.posts = [...site.posts, created];
        return created;
      },
      updateBlogPost: ({ id, input: { draftVersion, ...input } }: Update) => put(id, input),
      bulkBlogPosts: ({ ids }: { ids: string[] }) => ({
        updatedCount: 1,
        deletedCount: 0,
        results: ids.map((id) => ({
          id,
          ok: id === '1',
          code: null,
          message: id === '1' ? null : 'Kayıt bulunamadı.',
        })),
      }),
      deleteBlogPost: () => true,
      saveBlogPostDraft: ({ id }: { id: string }) => ({ id: `d${id}`, postId: id, version: 1 }),
    },
  });
  return { api, site, ...renderSection(<BlogScreen />, { api, hash }) };
}

it('lists the posts with where they stand, and asks the server for what is narrowed', async () => {
  const { api, user } = open([sleep, draft]);
  const row = within(await screen.findByRole('row', { name: 'Uyku düzeni' }));
  expect(row.getByText('Yayında')).toBeTruthy();
  expect(row.getByText('/blog/uyku-duzeni')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Sınav kaygısı' })).getByText('Taslak')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Durum'), 'Zamanlandı');
  await screen.findByRole('option', { name: 'Okul Öncesi' });
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Okul Öncesi');
  expect(location.hash).toBe('#blog?status=scheduled&category=okul-oncesi');
  await screen.findByRole('row', { name: 'Uyku düzeni' });
  expect(api.callsOf('ManagedBlogPosts').at(-1)).toMatchObject({
    status: 'scheduled',
    category: 'okul-oncesi',
    page: 1,
  });
});

it('publishes one with a way back, and several with what was left out', async () => {
  const { api, user } = open([sleep, draft]);
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Sınav kaygısı' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Şimdi yayınla' }));
  expect(await screen.findByText('Yazı yayınlandı')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sitede gör' }).getAttribute('href')).toMatch(/^\/blog\/./);
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(api.callsOf('UpdateBlogPost').at(-1)).toMatchObject({ id: '2', input: { isPublished: false } });

  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box);
  const bar = within(screen.getByRole('region', { name: 'Toplu işlemler' }));
  await user.click(bar.getByRole('button', { name: 'Yayından kaldır' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '2 yazı yayından kaldırılsın mı?' }));
  await user.click(dialog.getByRole('button', { name: 'Yayından kaldır' }));
  expect(await screen.findByText('Yazı yayından kaldırıldı. 1 yazı atlandı: Kayıt bulunamadı.')).toBeTruthy();
  expect(api.callsOf('BulkBlogPosts')).toEqual([{ operation: 'unpublish', ids: ['1', '2'] }]);
});

it('begins a post as a draft, with its address from the title, and goes on with it', async () => {
  const { api, user } = open([], '#blog?id=new');
  expect(await screen.findByText('0 kelime')).toBeTruthy();
  expect(screen.getByText('Yalnızca ekibiniz görür.')).toBeTruthy();
  expect(screen.queryByText(/https:/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Taslağı kaydet' }));
  expect(await screen.findByText('Başlık gerekli')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Başlık/ }), 'En iyi psikolog');
  expect(screen.getByText(/\/blog\/en-iyi-psikolog$/)).toBeTruthy();
  expect(screen.getByText(/puan veya sıralama/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Taslağı kaydet' }));
  expect(await screen.findByText('Yazı oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateBlogPost')).toEqual([{ input: { title: 'En iyi psikolog' } }]);
  expect(location.hash).toBe('#blog?id=3');
});

it('schedules a post in the time of Istanbul, and refuses a time that has been', async () => {
  const { api, user } = open([draft], '#blog?id=2');
  await user.selectOptions(await screen.findByLabelText(/^Durum/), 'Zamanlandı');
  const when = within(screen.getByRole('group', { name: 'Yayın zamanı' }));
  await user.clear(when.getByLabelText(/^Tarih/));
  await user.type(when.getByLabelText(/^Tarih/), '05.01.2020');
  await user.click(screen.getByRole('button', { name: 'Zamanla' }));
  expect(await screen.findByText(/Yayın zamanı şu andan sonra olmalıdır/)).toBeTruthy();
  await user.clear(when.getByLabelText(/^Tarih/));
  await user.type(when.getByLabelText(/^Tarih/), '05.01.2099');
  await user.clear(when.getByLabelText(/^Saat/));
  await user.type(when.getByLabelText(/^Saat/), '10:30');
  await user.click(screen.getByRole('button', { name: 'Zamanla' }));
  expect(await screen.findByText('Yazı güncellendi')).toBeTruthy();
  const input = { isPublished: true, publishedAt: '2099-01-05T07:30:00.000Z', version: 1 };
  expect(api.callsOf('UpdateBlogPost')).toEqual([{ id: '2', input }]);
});

it('shows both versions when somebody else has changed the post', async () => {
  const { api, site, user } = open([sleep], '#blog?id=1');
  await user.type(await screen.findByLabelText(/^Özet/), ' Işıklar erken sönsün.');
  site.posts = [{ ...sleep, excerpt: 'Başka bir özet.', version: 2 }];
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  const both = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  expect(both.getByText('Başka bir özet.')).toBeTruthy();
  await user.click(both.getByRole('button', { name: 'Seçilenleri kaydet' }));
  expect(await screen.findByText('Yazı güncellendi')).toBeTruthy();
  const input = { excerpt: 'Akşamlar sakin geçsin. Işıklar erken sönsün.', version: 2 };
  expect(api.callsOf('UpdateBlogPost').at(-1)).toMatchObject({ id: '1', input });
});

it('asks before what was typed is lost', async () => {
  const { user } = open([sleep], '#blog?id=1');
  await user.type(await screen.findByLabelText(/^Özet/), '!');
  expect(screen.getByText('Kaydedilmemiş değişiklikler')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yazılar' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(location.hash).toBe('#blog?id=1');
});

it('stays open after saving, and goes on with what was typed', async () => {
  const { api, user } = open([sleep], '#blog?id=1');
  await user.type(await screen.findByLabelText(/^Özet/), ' Bir.');
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Yazı güncellendi')).toBeTruthy();
  expect(await screen.findByText('Kaydedildi')).toBeTruthy();
  expect(screen.queryByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeNull();
  await user.type(screen.getByLabelText(/^Özet/), ' İki.');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Kaydedildi');
  const inputs = api.callsOf('UpdateBlogPost').map(({ input }) => input);
  expect(inputs).toMatchObject([
    { excerpt: 'Akşamlar sakin geçsin. Bir.', version: 1 },
    { excerpt: 'Akşamlar sakin geçsin. Bir. İki.', version: 2 },
  ]);
});

it('shows the addresses that the post had', async () => {
  open([sleep], '#blog?id=1');
  const former = within(await screen.findByRole('region', { name: 'Önceki adresler' }));
  expect(former.getByText('/blog/uyku · 7 ziyaret')).toBeTruthy();
  expect(former.queryByText(/baska/)).toBeNull();
});

it('is not saved or left unasked while a picture is on its way into the text, though the draft is kept', async () => {
  const { api, user } = open([sleep], '#blog?id=1');
  const arrive = await uploadIntoText();
  await user.type(screen.getByRole('textbox', { name: /^Başlık/ }), '!');
  await screen.findByText(/^Taslak kaydedildi/);
  expect(keptSentence()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Bir görsel hâlâ yükleniyor')).toBeTruthy();
  expect(api.callsOf('UpdateBlogPost')).toEqual([]);
  act(() => arrive('/uploads/oda.png'));
  await screen.findByAltText('Oda');
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText(/güncellendi/)).toBeTruthy();
  expect(JSON.stringify(api.callsOf('UpdateBlogPost'))).toContain('/uploads/oda.png');
});
