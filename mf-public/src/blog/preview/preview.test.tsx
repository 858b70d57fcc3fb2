import { type Execute, QueryClient } from '@practice/ui/query';
import { Route, Routes } from '@practice/ui/router';
import { fakeApi, renderPage } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { previewHead } from './preview-head.ts';
import PreviewPage from './preview-page.tsx';

const post = {
  ...{ id: '1', title: 'Uyku', slug: 'uyku', category: 'Genel', categoryColor: 'stone', excerpt: 'Özet' },
  ...{ html: '<p>Metin</p>', content: '', headings: [], featuredImage: null, featuredImageAlt: null, author: 'Selin' },
  ...{ publishedAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-02T09:00:00.000Z', unpublishAt: null },
  ...{ metaTitle: null, metaDescription: null, readingMinutes: 4, viewCount: 0, version: 1 },
  ...{ isPublished: false, status: 'draft', related: [], previous: null, next: null },
};
const valid = { state: 'valid', hasDraft: false, post, expiresAt: '2026-11-24T11:30:00.000Z' };
const refused = (state: string) => ({ state, hasDraft: false, post: null, expiresAt: null });

function open(blogPreview: object) {
  const api = fakeApi({
    Query: { blogPreview: () => blogPreview, siteSettings: () => [] },
    Mutation: { recordBlogView: () => true },
  });
  const routes = (
    <Routes>
      <Route path="/yazi-onizleme" element={<PreviewPage />} />
    </Routes>
  );
  renderPage(routes, { api, address: '/yazi-onizleme?anahtar=a.b.c' });
  return api;
}

function headOf(blogPreview: object) {
  const execute: Execute = async () => ({ data: { siteSettings: [], blogPreview } });
  const url = new URL('https://practice.test/yazi-onizleme?anahtar=a.b.c');
  return previewHead({ client: new QueryClient({ execute, ssr: true }), url });
}

it('shows the post below a banner with how long the link is valid, and counts no view', async () => {
  const api = open(valid);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Uyku');
  expect(screen.getByRole('note', { name: 'Önizleme' }).textContent).toBe(
    'Önizleme — yayında değil, 24 Kasım 2026 14:30 tarihine kadar geçerli',
  );
  expect(api.callsOf('PreviewedPost')).toEqual([{ token: 'a.b.c' }]);
  expect(api.callsOf('RecordBlogView')).toEqual([]);
});

it.each([
  [true, /yayınlanmamış değişikliklerle/],
  [false, /yayındaki hali/],
])('says of a published post whether it is shown with its draft: %s', async (hasDraft, words) => {
  open({ ...valid, hasDraft, post: { ...post, isPublished: true, status: 'published' } });
  expect((await screen.findByRole('note', { name: 'Önizleme' })).textContent).toMatch(words);
});

it.each([
  ['expired', 410, 'Önizleme bağlantısının süresi doldu'],
  ['withdrawn', 410, 'Önizleme bağlantısı geçersiz kılındı'],
  ['invalid', 404, 'Önizleme bağlantısı geçersiz'],
])('a link that is %s says so with status %i', async (state, status, title) => {
  open(refused(state));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(await headOf(refused(state))).toMatchObject({ status, title, robots: 'noindex, nofollow' });
});

it('is not for search engines', async () => {
  expect(await headOf(valid)).toMatchObject({ status: 200, title: 'Uyku', robots: 'noindex, nofollow' });
});
