import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import BlogScreen from '../../blog-screen.tsx';
import { localDraft } from './local-draft.ts';

beforeEach(() => localStorage.clear());

const post = {
  id: '1',
  title: 'Uyku düzeni',
  slug: 'uyku-duzeni',
  category: 'Genel',
  excerpt: 'Akşamlar sakin geçsin.',
  content: '<p>İlk metin.</p>',
  author: 'Selin Aydın',
  status: 'published',
  isPublished: true,
  publishedAt: '2026-11-01T07:00:00.000Z',
  updatedAt: '2026-11-01T07:00:00.000Z',
  version: 4,
};
const draft = {
  id: 'd1',
  postId: '1',
  excerpt: 'Işıklar erken sönsün.',
  baseVersion: 4,
  savedBy: 'selin',
  updatedAt: '2026-11-22T11:32:00.000Z',
  version: 3,
};

function open({ stored = null, id = '1' }: { stored?: typeof draft | null; id?: string } = {}) {
  const site = { draft: stored as object | null };
  const api = fakeApi({
    Query: { managedBlogPost: () => post, blogPostDraft: () => site.draft },
    Mutation: {
      saveBlogPostDraft: ({ input }: { input: object }) => ({ ...draft, ...input, version: 4, savedBy: 'asistan' }),
      deleteBlogPostDraft: () => true,
      updateBlogPost: ({ input: { draftVersion, ...input } }: { input: { draftVersion?: number } }) => ({
        ...post,
        ...input,
        version: 5,
      }),
      createBlogPost: ({ input }: { input: object }) => ({ ...post, ...input, version: 1 }),
    },
  });
  return { api, site, ...renderSection(<BlogScreen />, { api, hash: `#blog?id=${id}` }) };
}

const excerpt = () => screen.findByLabelText<HTMLTextAreaElement>(/^Özet/);

it('saves what was typed as a draft when the field is left, says so, and takes it along when the post is saved', async () => {
  const { api, user } = open();
  await user.type(await excerpt(), ' Bir.');
  expect(screen.getByText('Kaydedilmemiş değişiklikler')).toBeTruthy();
  await user.tab();
  const state = await screen.findByText(/^Taslak kaydedildi \d\d:\d\d$/);
  expect(state.closest('[role=status]')).toBeTruthy();
  expect(api.callsOf('SaveBlogPostDraft')).toEqual([
    { id: '1', input: { excerpt: 'Akşamlar sakin geçsin. Bir.', baseVersion: 4, version: null } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Yazı güncellendi')).toBeTruthy();
  const input = { excerpt: 'Akşamlar sakin geçsin. Bir.', draftVersion: 4, version: 4 };
  expect(api.callsOf('UpdateBlogPost')).toEqual([{ id: '1', input }]);
});

it('offers a draft with who left it and when; going on with it saves over it', async () => {
  const { api, user } = open({ stored: draft });
  expect(await screen.findByText(/^Kaydedilmemiş bir taslak var \(selin, 22.11.2026 14:32\)\./)).toBeTruthy();
  expect((await excerpt()).value).toBe(post.excerpt);
  await user.click(screen.getByRole('button', { name: 'Taslakla devam et' }));
  expect((await excerpt()).value).toBe(draft.excerpt);
  expect(await screen.findByText('Taslak kaydedildi 14:32')).toBeTruthy();
  await user.type(await excerpt(), ' Bir.');
  await user.tab();
  await waitFor(() =>
    expect(api.callsOf('SaveBlogPostDraft')).toEqual([
      { id: '1', input: { excerpt: 'Işıklar erken sönsün. Bir.', baseVersion: 4, version: 3 } },
    ]),
  );
});

it('deletes a draft only when that is confirmed, and leaves the post as it is', async () => {
  const { api, user } = open({ stored: { ...draft, baseVersion: 2 } });
  expect(await screen.findByText(/Yazı bu taslaktan sonra değiştirildi\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Taslağı sil' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Taslak silinsin mi?' }));
  expect(api.callsOf('DeleteBlogPostDraft')).toEqual([]);
  expect(dialog.getByText(/Kaydedilmiş yazı olduğu gibi kalır\.$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Taslağı sil' }));
  await waitFor(() => expect(screen.queryByText(/Kaydedilmemiş bir taslak var/)).toBeNull());
  expect(api.callsOf('DeleteBlogPostDraft')).toEqual([{ id: '1', version: 3 }]);
  expect((await excerpt()).value).toBe(post.excerpt);
});

it('shows both sides when somebody else saved a newer draft, and goes on with the chosen one', async () => {
  const { api, user } = open();
  const theirs = { ...draft, title: null, content: null, version: 9 };
  api.fail('SaveBlogPostDraft', new ApiProblem('VERSION_CONFLICT', { current: theirs }));
  await user.type(await excerpt(), ' Bir.');
  await user.tab();
  expect(await screen.findByText('Başkası daha yeni bir taslak kaydetti')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Onun taslağıyla devam et' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Devam et' }));
  expect((await excerpt()).value).toBe(draft.excerpt);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Onun taslağıyla devam et' })).toBeNull());
  expect(await screen.findByText('Taslak kaydedildi 14:32')).toBeTruthy();
});

it('offers what this device kept of it, in place of the older draft on the server', async () => {
  localDraft('u1', '1').write({ texts: { excerpt: 'Trende yazdım.' }, baseVersion: 4, version: 3 });
  const { user } = open({ stored: draft });
  expect(await screen.findByText(/^Bu cihazda kaydedilmemiş bir taslak var/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Taslakla devam et' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Taslakla devam et' }));
  expect((await excerpt()).value).toBe('Trende yazdım.');
});

it('offers one draft when the server has what this device kept, as after an answer that was lost', async () => {
  localDraft('u1', '1').write({ texts: { excerpt: draft.excerpt }, baseVersion: 4, version: 2 });
  const { user } = open({ stored: draft });
  await user.click(await screen.findByRole('button', { name: 'Taslakla devam et' }));
  expect(await screen.findByText('Taslak kaydedildi 14:32')).toBeTruthy();
});

it('keeps a new post on the device, and offers it at the next new one', async () => {
  const { user, unmount } = open({ id: 'new' });
  await user.type(await excerpt(), 'Yarım kaldı');
  expect(await screen.findByText(/^Bu cihazda saklandı/)).toBeTruthy();
  unmount();
  const again = open({ id: 'new' });
  await again.user.click(await screen.findByRole('button', { name: 'Taslağı sil' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Taslak silinsin mi?' }));
  // There is no saved post of which to speak.
  expect(question.getByText(/geri getirilemez\.$/)).toBeTruthy();
  await again.user.click(question.getByRole('button', { name: 'Vazgeç' }));
  await again.user.click(await screen.findByRole('button', { name: 'Taslakla devam et' }));
  expect((await excerpt()).value).toBe('Yarım kaldı');
  await again.user.type(screen.getByRole('textbox', { name: /^Başlık/ }), 'Uyku');
  await again.user.click(screen.getByRole('button', { name: 'Taslağı kaydet' }));
  expect(await screen.findByText('Yazı oluşturuldu')).toBeTruthy();
  expect(localDraft('u1', 'new').read()).toBeNull();
});

it('says that there is no connection, and where what is typed is meanwhile', async () => {
  const { api, user } = open();
  api.fail('SaveBlogPostDraft', 'unreachable');
  await user.type(await excerpt(), ' Bir.');
  await user.tab();
  expect(await screen.findByText('Sunucuya ulaşılamıyor: yazdıklarınız bu cihazda saklanıyor')).toBeTruthy();
  expect(localDraft('u1', '1').read()?.texts).toEqual({ excerpt: 'Akşamlar sakin geçsin. Bir.' });
});

it('says on leaving that what was typed is kept as a draft, and deletes it on demand', async () => {
  const { api, user } = open();
  await user.type(await excerpt(), ' Bir.');
  await user.tab();
  await screen.findByText(/^Taslak kaydedildi/);
  const leave = async () => {
    await user.click(screen.getByRole('button', { name: 'Yazılar' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const question = await leave();
  expect(question.getByText(/^Yazdıklarınız taslak olarak saklanır;/)).toBeTruthy();
  expect(question.getByRole('button', { name: 'Taslak olarak sakla' })).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Düzenlemeye dön' }));
  await user.click((await leave()).getByRole('button', { name: 'Taslağı sil' }));
  await waitFor(() => expect(api.callsOf('DeleteBlogPostDraft')).toEqual([{ id: '1', version: 4 }]));
});

it('says on leaving a new post that it is kept on this device', async () => {
  const { user } = open({ id: 'new' });
  await user.type(await excerpt(), 'Bir.');
  await screen.findByText(/^Bu cihazda saklandı/);
  await user.click(screen.getByRole('button', { name: 'Yazılar' }));
  expect(within(await screen.findByRole('alertdialog')).getByText(/^Yazdıklarınız bu cihazda saklanır;/)).toBeTruthy();
});
