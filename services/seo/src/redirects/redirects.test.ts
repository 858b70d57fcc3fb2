import { redirectRecord } from '@practice/contracts';
import { registerService, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { countRedirectHits, findRedirect, listActiveRedirects } from './active-redirects.ts';
import { createRedirect } from './create-redirect.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { followMoves } from './follow-moves.ts';
import { countRedirects, listRedirects } from './list-redirects.ts';
import { RedirectModel } from './redirect.model.ts';
import { updateRedirect } from './update-redirect.ts';

useTestDatabase([createService()]);

/** What is at a path, as the content service says it. */
const there: Record<string, { kind: string; title: string }> = {
  '/sayfa': { kind: 'page', title: 'Sayfa' },
  '/etkinlikler': { kind: 'remote', title: 'mf-events' },
};
beforeAll(() => {
  registerService('identity', {
    listLiveRemotes: async () => [{ name: 'mf-events', routes: ['/*', '/etkinlikler/*'] }],
  });
  registerService('content', {
    findAddress: async (_ctx, { path }: { path: string }) => there[path] ?? null,
    listAddresses: async () => [{ path: '/sayfa' }, { path: '/blog' }, { path: '/blog/yazi' }],
    readSettings: async () => ({}),
  });
});

const editor = contextFor('moderator');
const service = contextFor('service');
const create = (fromUrl: string, toUrl: string, fields: object = {}) =>
  createRedirect(editor, { fromUrl, toUrl, ...fields });
const refused = (field: string, message: string) => ({ code: 'CONFLICT', errors: [{ field, message }] });
const move = (from: string, to: string | null) => withTransaction((session) => followMoves(session, { from, to }));
const leads = async () => {
  const found = await RedirectModel.find({ isActive: true }).sort({ fromUrl: 1 }).lean();
  return found.map(({ fromUrl, toUrl }) => `${fromUrl} → ${toUrl}`);
};

describe('a redirect', () => {
  it('is created with its defaults, changed and deleted', async () => {
    const created = await create('/eski', '/yeni');
    redirectRecord.strict().parse(created);
    expect(created).toMatchObject({ redirectType: 301, isActive: true, hitCount: 0, version: 1 });
    const { id } = created;
    expect(await updateRedirect(editor, { id, redirectType: 307, version: 1 })).toMatchObject({ redirectType: 307 });
    await deleteRedirect(editor, { id });
    expect(await listRedirects(editor, {})).toEqual({ items: [], total: 0 });
  });

  it.each([
    [{ fromUrl: '' }, 'fromUrl', 'Kaynak URL gerekli'],
    [{ toUrl: ' ' }, 'toUrl', 'Hedef URL gerekli'],
    [{ fromUrl: 'https://baska.example/x' }, 'fromUrl', 'Bu sitede / ile başlayan bir yol girin; # içeremez'],
    [{ fromUrl: '/a#b' }, 'fromUrl', 'Bu sitede / ile başlayan bir yol girin; # içeremez'],
    [{ toUrl: 'javascript:alert(1)' }, 'toUrl', 'http(s) adresi ya da / ile başlayan bir yol girin'],
    [{ toUrl: '//baska.example' }, 'toUrl', 'http(s) adresi ya da / ile başlayan bir yol girin'],
    [{ redirectType: 303 }, 'redirectType', 'Tür olarak 301, 302, 307, 308 veya 410 seçin'],
  ])('refuses %j', async (fields, field, message) => {
    const input = { fromUrl: '/eski', toUrl: '/yeni', ...fields };
    await expect(createRedirect(editor, input)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('names everything that is missing at once', async () => {
    await expect(createRedirect(editor, {})).rejects.toMatchObject({
      errors: [
        { field: 'fromUrl', message: 'Kaynak URL gerekli' },
        { field: 'toUrl', message: 'Hedef URL gerekli' },
      ],
    });
    await expect(createRedirect(editor, { redirectType: 410 })).rejects.toMatchObject({
      errors: [{ field: 'fromUrl' }],
    });
  });

  it('never leads to itself, in whatever spelling', async () => {
    const errors = [{ field: 'toUrl', message: "Kaynak ve hedef URL'ler aynı olamaz" }];
    const same = { code: 'VALIDATION_FAILED', errors };
    await expect(create('/Eski/', '/eski?a=1')).rejects.toMatchObject(same);
  });

  it('is the only one from its address, and none from where something is', async () => {
    await create('/eski', '/yeni');
    const taken = refused('fromUrl', '/eski adresi zaten /yeni adresine yönlendiriliyor.');
    await expect(create('/ESKI/', '/baska')).rejects.toMatchObject(taken);
    const shadowed = refused('fromUrl', '/sayfa “Sayfa” sayfasının adresi, yönlendirilemez.');
    await expect(create('/sayfa', '/yeni')).rejects.toMatchObject(shadowed);
    const ofRemote = refused('fromUrl', '/etkinlikler mf-events arayüzünün sayfası, yönlendirilemez.');
    await expect(create('/etkinlikler', '/yeni')).rejects.toMatchObject(ofRemote);
    const hidden = refused('fromUrl', '/etkinlikler/:ad /etkinlikler/sayfa adresini gizler, yönlendirilemez.');
    await expect(create('/etkinlikler/:ad', '/yeni', { matchType: 'pattern' })).rejects.toMatchObject(hidden);
  });

  it('forms no loop and no chain; the whole way is shown', async () => {
    await create('/a', '/b');
    const loop = refused('toUrl', 'Bu yönlendirme bir döngü oluşturur: /b → /a → /b');
    await expect(create('/b', '/a')).rejects.toMatchObject(loop);
    const chain = (way: string) =>
      refused('toUrl', `Yönlendirmeler birbirini izleyemez: ${way}. Doğrudan son adrese yönlendirin.`);
    await expect(create('/b', '/c')).rejects.toMatchObject(chain('/a → /b → /c'));
    await expect(create('/x', '/a')).rejects.toMatchObject(chain('/x → /a → /b'));
    const { id } = await create('/b', '/c', { isActive: false });
    await expect(updateRedirect(editor, { id, isActive: true })).rejects.toMatchObject(chain('/a → /b → /c'));
  });

  it('forms no loop with one that is created at the same time', async () => {
    const outcomes = await Promise.allSettled([create('/a', '/b'), create('/b', '/a')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('counts hits without being changed by them, a batch once', async () => {
    const { id } = await create('/eski', '/yeni');
    for (const batchId of ['one', 'one', 'two']) await countRedirectHits(service, { batchId, hits: { [id]: 3 } });
    expect((await listRedirects(editor, {})).items[0]).toMatchObject({
      hitCount: 6,
      version: 1,
      lastHitAt: expect.any(String),
    });
  });

  it('is found by any spelling of its path while it is active', async () => {
    await create('/Eski-Yazı', '/yeni');
    expect(await findRedirect(service, { path: '/eski-yaz%C4%B1/' })).toEqual({
      fromUrl: '/Eski-Yazı',
      toUrl: '/yeni',
    });
    expect(await listActiveRedirects(service, {})).toMatchObject([
      { matchType: 'exact', fromUrl: '/Eski-Yazı', redirectType: 301 },
    ]);
  });
});

describe('a redirect of many addresses', () => {
  it.each([
    [{ fromUrl: '/blog', matchType: 'prefix' }, '/blog adresini gizler'],
    [{ fromUrl: '/blog/:ad', matchType: 'pattern' }, '/blog/yazi adresini gizler'],
    [{ fromUrl: '/hizmetler/:ad', matchType: 'pattern' }, '/hizmetler altındaki yeni adresleri gizler'],
    [{ fromUrl: '/api', matchType: 'prefix' }, 'sitenin kendi adreslerinden biri'],
  ])('%j would hide what is there', async ({ fromUrl, matchType }, reason) => {
    const message = `${fromUrl} ${reason}, yönlendirilemez.`;
    await expect(create(fromUrl, '/yeni', { matchType })).rejects.toMatchObject(refused('fromUrl', message));
  });

  it('forms no chain with those of single addresses, before or after', async () => {
    await create('/yeni/ozel', '/iletisim');
    const chain = (way: string) =>
      refused('toUrl', `Yönlendirmeler birbirini izleyemez: ${way}. Doğrudan son adrese yönlendirin.`);
    const prefix = { matchType: 'prefix' };
    const after = chain('/eski → /yeni/* → /iletisim');
    await expect(create('/eski', '/yeni/*', prefix)).rejects.toMatchObject(after);
    await create('/eski', '/arsiv/*', prefix);
    await expect(create('/arsiv/2020', '/blog')).rejects.toMatchObject(chain('/eski → /arsiv/2020 → /blog'));
    await expect(create('/x', '/eski/a')).rejects.toMatchObject(chain('/x → /eski/a → /arsiv/*'));
    const loop = refused('toUrl', 'Bu yönlendirme bir döngü oluşturur: /arsiv/:ad → /eski/:ad → /arsiv/*');
    await expect(create('/arsiv/:ad', '/eski/:ad', { matchType: 'pattern' })).rejects.toMatchObject(loop);
    expect(await findRedirect(service, { path: '/eski/a/b' })).toEqual({ fromUrl: '/eski', toUrl: '/arsiv/a/b' });
  });

  it('leads nowhere when what was there is gone for good', async () => {
    expect(await create('/gitti', '/yeni', { redirectType: 410 })).toMatchObject({ toUrl: '', redirectType: 410 });
    const missing = { code: 'VALIDATION_FAILED', errors: [{ field: 'toUrl', message: 'Hedef URL gerekli' }] };
    const { id } = await create('/eski', '', { redirectType: 410 });
    await expect(updateRedirect(editor, { id, redirectType: 301 })).rejects.toMatchObject(missing);
    expect(await updateRedirect(editor, { id, redirectType: 301, toUrl: '/yeni' })).toMatchObject({ toUrl: '/yeni' });
  });
});

describe('the list', () => {
  it('is found by either address, narrowed and sorted; its figures count all', async () => {
    await create('/b-eski', '/yeni');
    await create('/a-eski', '/baska', { redirectType: 302, isActive: false });
    await create('/c', '/yeni-ev', { matchType: 'prefix' });
    const found = async (input: object) => (await listRedirects(editor, input)).items.map(({ fromUrl }) => fromUrl);
    expect(await found({ search: 'YENI', sort: 'fromUrl', direction: 'asc' })).toEqual(['/b-eski', '/c']);
    expect(await found({ search: '(', sort: 'fromUrl' })).toEqual([]);
    expect(await found({ matchType: 'exact', sort: 'fromUrl' })).toEqual(['/b-eski', '/a-eski']);
    expect(await found({ isActive: 'false' })).toEqual(['/a-eski']);
    expect(await found({ redirectType: '302' })).toEqual(['/a-eski']);
    expect(await countRedirects(editor)).toEqual({ total: 3, active: 2, hits: 0, movedForGood: 2 });
  });
});

describe('an address that moves', () => {
  it('leads to the new one, and so do those that led to it', async () => {
    await create('/ilk', '/eski');
    await move('/eski', '/yeni');
    expect(await leads()).toEqual(['/eski → /yeni', '/ilk → /yeni']);
  });

  it('may move back', async () => {
    await move('/a', '/b');
    await move('/b', '/a');
    expect(await leads()).toEqual(['/b → /a']);
    await move('/a', '/c');
    await move('/c', '/b');
    expect(await leads()).toEqual(['/a → /b', '/c → /b']);
  });

  it('and ends takes the redirects to it along', async () => {
    await move('/a', '/b');
    await move('/b', null);
    expect(await leads()).toEqual([]);
  });
});
