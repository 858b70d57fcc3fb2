import { MAX_PAGE_SIZE, pageRecord } from '@practice/contracts';
import { contextFor, lastEvents, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { createService } from '../server.ts';
import { liveRemotes, registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { bulkPages } from './bulk-pages.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { duplicatePage } from './duplicate-page.ts';
import { getHomepage, getPublishedHomepage } from './get-homepage.ts';
import { listPages } from './list-pages.ts';
import { PageModel } from './page.model.ts';
import { setHomepage } from './set-homepage.ts';
import { updatePage } from './update-page.ts';

const service = createService();
useTestDatabase([service]);

/** What the service of redirects knows: where a path leads. */
let redirects: Record<string, string> = {};
beforeEach(() => {
  redirects = {};
  liveRemotes.length = 0;
});
beforeAll(() =>
  registerFreeAddresses({
    findRedirect: async (_ctx, { path }: { path: string }) => {
      const toUrl = redirects[path];
      return toUrl === undefined ? null : { fromUrl: path, toUrl };
    },
    listRedirectsTo: async (_ctx, { path }: { path: string }) =>
      Object.entries(redirects).flatMap(([fromUrl, toUrl]) => (toUrl === path ? [{ fromUrl }] : [])),
  }),
);

const admin = contextFor('admin');
const moderator = contextFor('moderator');
const visitor = contextFor('anonymous');
const create = (fields: object = {}, ctx = admin) =>
  createPage(ctx, { title: 'Sınav Kaygısı', content: '<p>Metin</p>', ...fields });
const publish = (fields: object = {}) => create({ status: 'published', ...fields });

async function city(slug: string): Promise<void> {
  const texts = { title: 'Çorlu', metaTitle: 'Çorlu', metaDescription: 'x', heroTitle: 'x', heroDescription: 'x' };
  await LocalPageModel.create({ cityName: 'Çorlu', slug, ...texts });
}

describe('a page', () => {
  it('is not put at a path that a remote shows, and may be at those of no other pattern', async () => {
    liveRemotes.push({ name: 'mf-public', routes: ['/*'] }, { name: 'mf-events', routes: ['/etkinlikler'] });
    const message = '/etkinlikler mf-events arayüzünün sayfası. Başka bir adres girin.';
    const refused = { code: 'CONFLICT', errors: [{ field: 'slug', message }] };
    await expect(create({ slug: 'etkinlikler' })).rejects.toMatchObject(refused);
    const { id, slug, version } = await create({ slug: 'ekibimiz' });
    expect(slug).toBe('ekibimiz');
    await expect(updatePage(admin, { id, version, slug: 'etkinlikler' })).rejects.toMatchObject(refused);
  });

  it('is created with its defaults and a slug made of its title', async () => {
    const { id, updatedAt, ...page } = await create();
    pageRecord.strict().parse({ id, updatedAt, ...page });
    expect(page).toMatchObject({ slug: 'sinav-kaygisi', status: 'draft', templateName: 'default', isHomepage: false });
    expect(page).toMatchObject({ excerpt: '', customCss: '', parentId: null, version: 1 });
  });

  it('is sanitised when it is saved, and again when it is read', async () => {
    const page = await publish({ content: '<p onclick="x()">Metin</p><script>alert(1)</script>' });
    expect(page.content).toBe('<p>Metin</p>');
    const content = '<img src=x onerror=alert(1)>Metin';
    await PageModel.collection.updateOne({ slug: page.slug }, { $set: { content } });
    expect((await listPages(visitor, {}))[0]?.content).not.toContain('onerror');
  });

  it.each([
    [{ title: ' ' }, 'title', 'Sayfa başlığı gerekli'],
    [{ slug: 'Sınav Kaygısı' }, 'slug', 'Slug sadece küçük harf, rakam ve tire içerebilir'],
    [{ title: '!!!' }, 'slug', 'URL slug gerekli'],
    [{ status: 'published', content: '<script>x</script>' }, 'content', 'İçerik gerekli'],
    [{ metaTitle: 'x'.repeat(61) }, 'metaTitle', 'En fazla 60 karakter olabilir'],
    [{ featuredImage: 'javascript:alert(1)' }, 'featuredImage', 'http(s) adresi ya da / ile başlayan bir yol girin'],
    [{ parentId: 'none' }, 'parentId', 'Böyle bir üst sayfa yok'],
  ])('refuses %j', async (fields, field, message) => {
    await expect(create(fields)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('is seen by visitors while it is published, whatever they request', async () => {
    await publish({ title: 'Yayında' });
    await create({ title: 'Taslak' });
    const titles = async (ctx: typeof admin, input: object) => (await listPages(ctx, input)).map(({ title }) => title);
    expect(await titles(visitor, { status: 'draft' })).toEqual(['Yayında']);
    expect(await titles(contextFor('user'), {})).toEqual(['Yayında']);
    expect(await titles(moderator, {})).toHaveLength(2);
    expect(await titles(moderator, { status: 'draft' })).toEqual(['Taslak']);
  });

  it('is found by its title, however many were changed after it', async () => {
    const old = await create({ title: 'Ergenlik' });
    await PageModel.insertMany(
      Array.from({ length: MAX_PAGE_SIZE }, (_, at) => ({ title: 'Yeni', slug: `yeni-${at}` })),
    );
    expect(await listPages(moderator, { search: 'ergen' })).toMatchObject([{ id: old.id }]);
    expect(await listPages(moderator, { search: 'yeni' })).toHaveLength(MAX_PAGE_SIZE);
    await expect(listPages(moderator, {})).resolves.toHaveLength(MAX_PAGE_SIZE);
  });

  const token = (role: 'admin' | 'moderator') => {
    const ctx = contextFor(role);
    return { ...ctx, actor: { ...ctx.actor, tokenId: 'a-token' } };
  };

  it.each([
    ['a moderator', moderator],
    ['a program with a token of an admin', token('admin')],
  ])('gets no code from %s, who may send what is there', async (_, ctx) => {
    const forbidden = { code: 'FORBIDDEN' };
    await expect(create({ customJs: 'x()' }, ctx)).rejects.toMatchObject(forbidden);
    await expect(create({ customCss: 'p{}' }, ctx)).rejects.toMatchObject(forbidden);
    const { id } = await create({ customCss: 'p{}' });
    await expect(updatePage(ctx, { id, customCss: 'a{}' })).rejects.toMatchObject(forbidden);
    await expect(updatePage(ctx, { id, customJs: 'x()' })).rejects.toMatchObject(forbidden);
    const page = await updatePage(ctx, { id, customCss: 'p{}', customJs: '', title: 'Yeni' });
    expect(page).toMatchObject({ title: 'Yeni', customCss: 'p{}' });
  });

  it.each([
    ['a moderator', moderator],
    ['a program with a token of an admin', token('admin')],
  ])('is not changed, published, deleted or made the home page by %s while it has a script', async (_, ctx) => {
    const forbidden = { code: 'FORBIDDEN', errors: [{ field: 'customJs' }] };
    const { id } = await create({ customJs: 'x()' });
    await expect(updatePage(ctx, { id, title: 'Yeni' })).rejects.toMatchObject(forbidden);
    await expect(updatePage(ctx, { id, isHomepage: true })).rejects.toMatchObject(forbidden);
    await expect(setHomepage(ctx, { id })).rejects.toMatchObject(forbidden);
    await expect(deletePage(ctx, { id, force: true })).rejects.toMatchObject(forbidden);
    const data = { status: 'published' };
    const { results } = await bulkPages(ctx, { operation: 'status', pageIds: [id], data });
    expect(results).toMatchObject([{ ok: false }]);
    expect(await duplicatePage(ctx, { id })).toMatchObject({ customJs: '' });
    expect(await setHomepage(admin, { id })).toMatchObject({ isHomepage: true });
  });

  it('is changed with its version, and never lies below itself', async () => {
    const { id } = await create();
    await expect(updatePage(admin, { id, title: 'x', version: 3 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const child = await create({ title: 'Alt', parentId: id });
    await expect(updatePage(admin, { id, parentId: child.id })).rejects.toMatchObject({
      errors: [{ field: 'parentId' }],
    });
    await deletePage(admin, { id });
    expect((await listPages(admin, {}))[0]?.parentId).toBeNull();
  });

  it('announces where a published one went, and nothing of a draft', async () => {
    const page = await publish({ slug: 'eski' });
    await updatePage(admin, { id: page.id, slug: 'yeni' });
    await deletePage(admin, { id: page.id });
    const draft = await create();
    await updatePage(admin, { id: draft.id, slug: 'baska' });
    const moves = (await lastEvents(20)).filter(({ type }) => type === 'address.moved');
    expect(moves.map(({ payload }) => payload)).toEqual([
      { from: '/eski', to: '/yeni' },
      { from: '/yeni', to: null },
    ]);
  });

  it('that menus lead to is deleted on a second word, and their entries are hidden', async () => {
    const { id } = await publish({ slug: 'sss' });
    const menu = await MenuModel.create({ name: 'Üst', slug: 'header', location: 'header' });
    const item = await MenuItemModel.create({ menuId: menu._id, title: 'Sorular', url: '/sss' });
    await expect(deletePage(admin, { id })).rejects.toMatchObject({
      code: 'RECORD_IN_USE',
      message: expect.stringContaining('Sorular'),
    });
    await deletePage(admin, { id, force: true });
    expect((await MenuItemModel.findById(item._id).lean())?.isActive).toBe(false);
  });

  it('is duplicated as a draft with an address of its own; code is copied for admins', async () => {
    const { id } = await publish({ customJs: 'x()' });
    expect(await duplicatePage(admin, { id })).toMatchObject({
      title: 'Sınav Kaygısı (kopya)',
      slug: 'sinav-kaygisi-kopya',
      status: 'draft',
      customJs: 'x()',
    });
    expect(await duplicatePage(moderator, { id, title: 'İkinci' })).toMatchObject({
      title: 'İkinci',
      slug: 'sinav-kaygisi-kopya-2',
      customJs: '',
    });
  });

  it('is changed with others at once, each by itself', async () => {
    const full = await create();
    const empty = await create({ title: 'Boş', content: '' });
    const data = { status: 'published' };
    const { updatedCount, results } = await bulkPages(admin, {
      operation: 'status',
      pageIds: [full.id, empty.id],
      data,
    });
    expect([updatedCount, results.map(({ ok }) => ok)]).toEqual([1, [true, false]]);
    expect(await bulkPages(admin, { operation: 'delete', pageIds: [full.id] })).toMatchObject({ deletedCount: 1 });
    await expect(bulkPages(admin, { operation: 'status', pageIds: [full.id] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('an address', () => {
  it.each([
    ['randevu', 'sitenin kendi adreslerinden biri'],
    ['api', 'sitenin kendi adreslerinden biri'],
    ['sinav', '“Sınav” sayfasının adresi'],
    ['corlu', '“Çorlu” bölgesel sayfasının adresi'],
  ])('%s is taken, and it is said by what', async (slug, by) => {
    await create({ title: 'Sınav', slug: 'sinav' });
    await city('corlu');
    const message = `/${slug} ${by}. Başka bir adres girin.`;
    await expect(create({ slug })).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ field: 'slug', message }] });
  });

  it('that is redirected is taken, but for the page that it leads to', async () => {
    const { id } = await create({ slug: 'yeni' });
    redirects = { '/eski': '/yeni', '/baska': '/randevu' };
    const message = '/baska adresi /randevu adresine yönlendiriliyor. Başka bir adres girin.';
    await expect(updatePage(admin, { id, slug: 'baska' })).rejects.toMatchObject({ errors: [{ message }] });
    await expect(create({ slug: 'eski' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await updatePage(admin, { id, slug: 'eski' })).toMatchObject({ slug: 'eski' });
  });

  it('that redirects lead to is given up on a second word', async () => {
    const { id } = await publish({ slug: 'yeni' });
    redirects = { '/eski': '/yeni' };
    await expect(deletePage(admin, { id })).rejects.toMatchObject({
      code: 'RECORD_IN_USE',
      message: expect.stringContaining('/eski'),
    });
    await deletePage(admin, { id, force: true });
  });

  it('that many take at once is given once', async () => {
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((number) => create({ title: `${number}`, slug: 'bir' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('shows a city page before a page, and only what is public', async () => {
    await publish({ slug: 'yayinda' });
    await create({ slug: 'taslak' });
    await city('corlu');
    const at = async (slug: string) => {
      const source = `{ sitePage(slug: "${slug}") { __typename ... on Page { title } ... on LocalPage { cityName } } }`;
      return (await queryService(service, admin, source)).data?.sitePage;
    };
    expect(await at('yayinda')).toEqual({ __typename: 'Page', title: 'Sınav Kaygısı' });
    expect(await at('corlu')).toEqual({ __typename: 'LocalPage', cityName: 'Çorlu' });
    expect(await at('taslak')).toBeNull();
    expect(await at('yok')).toBeNull();
  });
});

describe('the home page', () => {
  it('is one page at most; it is shown while it is published', async () => {
    const first = await publish({ title: 'Bir', isHomepage: true });
    const second = await create({ title: 'İki' });
    expect((await getPublishedHomepage(visitor))?.id).toBe(first.id);
    await setHomepage(moderator, { id: second.id });
    expect(await PageModel.countDocuments({ isHomepage: true })).toBe(1);
    expect(await getPublishedHomepage(visitor)).toBeNull();
    expect(await getHomepage(visitor)).toBeNull();
    expect((await getHomepage(moderator))?.id).toBe(second.id);
    await updatePage(admin, { id: first.id, isHomepage: true });
    expect((await getHomepage(visitor))?.id).toBe(first.id);
  });

  it('is one when several are set at once', async () => {
    const ids = [(await publish({ title: 'Bir' })).id, (await publish({ title: 'İki' })).id];
    await Promise.all(ids.map((id) => setHomepage(admin, { id })));
    expect(await PageModel.countDocuments({ isHomepage: true })).toBe(1);
  });
});

it('has its pictures in every width for whoever shows it, and as they were written for whoever edits it', async () => {
  const address = `/uploads/pictures/${'a1'.repeat(16)}-1600x1000.jpg`;
  const { id } = await publish({ content: `<img src="${address}" alt="Raf">` });
  const { data } = await queryService(service, visitor, '{ pages { id content html } }');
  const [shown] = (data?.pages ?? []) as { id: string; content: string; html: string }[];
  expect(shown).toMatchObject({ id, content: `<img src="${address}" alt="Raf" />` });
  expect(shown?.html).toMatch(/^<picture><source type="image\/avif" srcset="[^"]+640-80.avif 640w/);
});
