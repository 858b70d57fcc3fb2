import { localPageRecord } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { createPage } from '../pages/create-page.ts';
import { createService } from '../server.ts';
import { liveRemotes, registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { createLocalPage } from './create-local-page.ts';
import { deleteLocalPage } from './delete-local-page.ts';
import { getLocalPage } from './get-local-page.ts';
import { listLocalPages } from './list-local-pages.ts';
import { LocalPageModel } from './local-page.model.ts';
import { updateLocalPage } from './update-local-page.ts';

const service = createService();
useTestDatabase([service]);

/** Where the service of redirects leads: nowhere but from /eski-adres. */
beforeAll(() =>
  registerFreeAddresses({
    findRedirect: async (_ctx, { path }: { path: string }) =>
      path === '/eski-adres' ? { fromUrl: path, toUrl: '/baska' } : null,
    listRedirectsTo: async () => [],
  }),
);

const page = (cityName: string, slug: string, isActive = true) => ({
  cityName,
  slug,
  title: cityName,
  metaTitle: `${cityName} Çocuk Psikoloğu`,
  metaDescription: 'Açıklama',
  heroTitle: cityName,
  heroDescription: 'Tanıtım',
  isActive,
});
beforeEach(() =>
  LocalPageModel.create([page('Silivri', 'silivri'), page('Çorlu', 'corlu'), page('Ergene', 'ergene', false)]),
);

const cities = async (role: Parameters<typeof contextFor>[0], input: object = {}) =>
  (await listLocalPages(contextFor(role), input)).map(({ cityName }) => cityName);
const cityOf = async (role: Parameters<typeof contextFor>[0], input: object) =>
  (await getLocalPage(contextFor(role), input))?.cityName;

describe('city pages', () => {
  it.each([
    ['anonymous', ['Çorlu', 'Silivri']],
    ['user', ['Çorlu', 'Silivri']],
    ['moderator', ['Çorlu', 'Ergene', 'Silivri']],
    ['admin', ['Çorlu', 'Ergene', 'Silivri']],
  ] as const)('are listed by the Turkish alphabet for %s', async (role, expected) => {
    expect(await cities(role)).toEqual(expected);
  });

  it('are the active ones when an editor asks for them; visitors cannot ask for others', async () => {
    expect(await cities('admin', { isActive: 'true' })).toEqual(['Çorlu', 'Silivri']);
    expect(await cities('anonymous', { isActive: 'false' })).toEqual(['Çorlu', 'Silivri']);
  });

  it('are an empty list when there are none', async () => {
    await LocalPageModel.deleteMany({});
    expect(await cities('anonymous')).toEqual([]);
  });
});

describe('a city page', () => {
  it('has the documented fields', async () => {
    const found = await getLocalPage(contextFor('anonymous'), { slug: 'corlu' });
    expect(localPageRecord.strict().parse(found)).toMatchObject({ cityName: 'Çorlu', heroSubtitle: '' });
  });

  it('that is not active is there for editors alone', async () => {
    expect(await cityOf('anonymous', { slug: 'ergene' })).toBeUndefined();
    expect(await cityOf('user', { slug: 'ergene', isActive: 'false' })).toBeUndefined();
    expect(await cityOf('moderator', { slug: 'ergene' })).toBe('Ergene');
  });

  it('is null for an unknown slug', async () => {
    expect(await getLocalPage(contextFor('anonymous'), { slug: 'yok' })).toBeNull();
  });

  it.each([[{ $gt: '' }], [''], ['x'.repeat(201)], [undefined]])('refuses %j as a slug', async (slug) => {
    await expect(getLocalPage(contextFor('anonymous'), { slug })).rejects.toMatchObject({
      errors: [{ field: 'slug' }],
    });
  });
});

describe('an edited city page', () => {
  const editor = contextFor('moderator');
  const fields = { ...page('Lüleburgaz', ''), title: 'Lüleburgaz Çocuk Psikoloğu' };
  const create = (more: object = {}) => createLocalPage(editor, { ...fields, ...more });
  const moves = async () => (await lastEvents(20)).filter(({ type }) => type === 'address.moved');

  it('has a slug made of the name of its city, and defaults for what was not given', async () => {
    const { id: _, ...created } = await create();
    expect(created).toMatchObject({ slug: 'luleburgaz-cocuk-psikologu', heroFeatures: [], pageBlocks: '', version: 1 });
    expect(await lastEvents(2)).toMatchObject([
      { type: 'audit.recorded', payload: { action: 'local-page.created' } },
      { type: 'local-page.changed', payload: { slug: 'luleburgaz-cocuk-psikologu' } },
    ]);
  });

  it.each([
    ['cityName', 'Şehir adı gerekli'],
    ['title', 'Başlık gerekli'],
    ['metaTitle', 'Meta başlık gerekli'],
    ['metaDescription', 'Meta açıklama gerekli'],
    ['heroTitle', 'Hero başlık gerekli'],
    ['heroDescription', 'Hero açıklama gerekli'],
  ])('needs %s', async (field, message) => {
    await expect(create({ [field]: ' ' })).rejects.toMatchObject({ errors: [{ field, message }] });
    await expect(create({ [field]: undefined })).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it.each([
    ['no JSON', '[{', 'JSON listesi'],
    ['no list', '{"type":"text"}', 'JSON listesi'],
    ['an unknown block', '[{"type":"text"},{"type":"video"}]', '2. sayfa bloğu okunamadı'],
    ['items that are no list', '[{"type":"faq","items":"x"}]', '1. sayfa bloğu okunamadı'],
    ['too many', JSON.stringify(Array(31).fill({ type: 'text' })), 'En fazla 30'],
    ['null', 'null', 'JSON listesi'],
  ])('refuses blocks with the reason: %s', async (_, pageBlocks, reason) => {
    const errors = [{ field: 'pageBlocks', message: expect.stringContaining(reason) }];
    await expect(create({ pageBlocks })).rejects.toMatchObject({ errors });
  });

  it('has sanitised blocks, whatever is stored later', async () => {
    const block = { type: 'text', title: '<b>Yol</b>', content: '<p onclick="x()">Metin</p><script>x</script>' };
    const { id, pageBlocks } = await create({ pageBlocks: JSON.stringify([block]) });
    expect(JSON.parse(pageBlocks)).toMatchObject([{ title: '<b>Yol</b>', content: '<p>Metin</p>', items: [] }]);
    await LocalPageModel.collection.updateOne(
      { slug: 'luleburgaz-cocuk-psikologu' },
      { $set: { pageBlocks: JSON.stringify([block, 3, null, { type: 'x' }]) } },
    );
    const stored = await getLocalPage(contextFor('anonymous'), { slug: id });
    expect(JSON.parse(stored?.pageBlocks ?? '')).toMatchObject([{ content: '<p>Metin</p>' }]);
  });

  it.each([
    ['["Otopark",{"title":"Asansör"},3,null," "]', ['Otopark', 'Asansör']],
    ['Otopark\nAsansör', ['Otopark', 'Asansör']],
    [
      ['Otopark', { text: 'Asansör' }],
      ['Otopark', 'Asansör'],
    ],
    ['{"a":', []],
    [{ $gt: '' }, []],
    [7, []],
    [null, []],
  ])('reads a list that is stored as %j', async (heroFeatures, expected) => {
    const change = { $set: { heroFeatures, pageBlocks: heroFeatures } };
    await LocalPageModel.collection.updateOne({ slug: 'corlu' }, change);
    const found = await getLocalPage(contextFor('anonymous'), { slug: 'corlu' });
    expect(found).toMatchObject({ heroFeatures: expected, pageBlocks: '' });
  });

  it('is refused an address that something has', async () => {
    await createPage(editor, { title: 'Sorular', content: '<p>x</p>' });
    liveRemotes.push({ name: 'mf-events', routes: ['/etkinlikler'] });
    for (const slug of ['randevu', 'sorular', 'corlu', 'eski-adres', 'etkinlikler']) {
      await expect(create({ slug })).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ field: 'slug' }] });
    }
    const { id } = await create();
    await expect(updateLocalPage(editor, { id, slug: 'corlu' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await updateLocalPage(editor, { id, slug: 'luleburgaz-cocuk-psikologu' })).toMatchObject({ version: 2 });
  });

  it('announces where an active one went, and nothing of an inactive one', async () => {
    const active = await create({ slug: 'eski' });
    await updateLocalPage(editor, { id: active.id, slug: 'yeni' });
    await deleteLocalPage(editor, { id: active.id });
    const inactive = await create({ isActive: false, slug: 'gizli' });
    await updateLocalPage(editor, { id: inactive.id, slug: 'sakli' });
    await deleteLocalPage(editor, { id: inactive.id });
    expect((await moves()).map(({ payload }) => payload)).toEqual([
      { from: '/eski', to: '/yeni' },
      { from: '/yeni', to: null },
    ]);
  });

  it('refuses an old version with the page as it is', async () => {
    const { id } = await create();
    await expect(updateLocalPage(editor, { id, title: 'x', version: 3 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: { version: 1 } },
    });
  });

  it('that a menu leads to is deleted on a second word, and the entry is hidden', async () => {
    const { id, slug } = await create();
    const menu = await MenuModel.create({ name: 'Alt', slug: 'footer', location: 'footer' });
    const item = await MenuItemModel.create({ menuId: menu._id, title: 'Lüleburgaz', url: `/${slug}` });
    await expect(deleteLocalPage(editor, { id })).rejects.toMatchObject({ code: 'RECORD_IN_USE' });
    await deleteLocalPage(editor, { id, force: true });
    expect((await MenuItemModel.findById(item._id).lean())?.isActive).toBe(false);
  });

  it.each([
    ['anonymous', 'UNAUTHENTICATED'],
    ['user', 'FORBIDDEN'],
  ] as const)('is not for %s', async (role, code) => {
    const { id } = await create();
    await expect(createLocalPage(contextFor(role), fields)).rejects.toMatchObject({ code });
    await expect(updateLocalPage(contextFor(role), { id, title: 'x' })).rejects.toMatchObject({ code });
    await expect(deleteLocalPage(contextFor(role), { id })).rejects.toMatchObject({ code });
  });
});

it('a problem without a solution keeps its position, and so do those after it', async () => {
  const pairs = { challengesProblems: ['Uyku', 'Okul', ''], challengesSolutions: ['', 'Sabır', ''] };
  const saved = await createLocalPage(contextFor('moderator'), { ...page('Saray', 'saray'), ...pairs });
  expect(saved).toMatchObject({ challengesProblems: ['Uyku', 'Okul'], challengesSolutions: ['', 'Sabır'] });
});
