import { forgetSettings, registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../server.ts';
import { createRedirect } from '../create-redirect.ts';
import { listRedirects } from '../list-redirects.ts';
import { updateRedirect } from '../update-redirect.ts';
import { bulkRedirects } from './bulk-redirects.ts';
import { exportRedirects } from './export-redirects.ts';
import { importRedirects, previewRedirectFile } from './import-redirects.ts';
import { listRedirectOperations } from './list-redirect-operations.ts';
import { undoRedirectOperation } from './undo-redirect-operation.ts';

useTestDatabase([createService()]);

let settings: Record<string, string> = {};
const there = { kind: 'page', title: 'Sayfa' };
beforeAll(() => {
  registerService('identity', { listLiveRemotes: async () => [] });
  registerService('content', {
    findAddress: async (_ctx, { path }: { path: string }) => (path === '/sayfa' ? there : null),
    findAddresses: async () => ({ '/sayfa': there }),
    listAddresses: async () => [{ path: '/sayfa' }],
    readSettings: async () => settings,
  });
});
beforeEach(() => {
  settings = {};
  forgetSettings();
});

const editor = contextFor('moderator');
const header = 'from_url,to_url,redirect_type,is_active';
const preview = (csv: string) => previewRedirectFile(editor, { csv });
const load = (csv: string) => importRedirects(editor, { csv });
const all = async () =>
  (await listRedirects(editor, { sort: 'fromUrl', direction: 'asc' })).items.map(
    ({ fromUrl, toUrl, isActive }) => `${fromUrl} ${toUrl} ${isActive}`,
  );

describe('a file of redirects', () => {
  it('is read whatever its delimiter, with what is wrong of each line; the right lines are stored', async () => {
    await createRedirect(editor, { fromUrl: '/var', toUrl: '/yeni' });
    const csv = [
      `\uFEFF${header};match_type`.replaceAll(',', ';'),
      '/a;/yeni;301;true;',
      '/b/:ad;/yeni/:ad;302;evet;pattern',
      '',
      '/c;;301;true;',
      '/d;/a;;;',
      '/e;/yeni;303;true;',
      '/f;/yeni;301;belki;',
      '/A/;/baska;301;true;',
      '/sayfa;/yeni;301;true;',
      '/var;/baska;301;false;',
      '/g;/yeni;301;false;',
    ].join('\r\n');
    const shown = await preview(csv);
    expect(await all()).toHaveLength(1);
    expect(shown).toMatchObject({ operation: null, valid: 3, invalid: 7 });
    expect(shown.lines.map(({ line, problem }) => [line, problem]).slice(0, 7)).toEqual([
      [5, 'Hedef URL gerekli'],
      [6, 'Yönlendirmeler birbirini izleyemez: /d → /a → /yeni. Doğrudan son adrese yönlendirin.'],
      [7, 'Tür olarak 301, 302, 307, 308 veya 410 seçin'],
      [8, 'Durumu DOĞRU ya da YANLIŞ, Aktif ya da Pasif, 1 ya da 0 olarak yazın'],
      [9, '/A/ adresi zaten /yeni adresine yönlendiriliyor.'],
      [10, '/sayfa “Sayfa” sayfasının adresi, yönlendirilemez.'],
      [11, '/var için zaten bir yönlendirme var.'],
    ]);
    const done = await load(csv);
    expect(done).toMatchObject({ valid: 3, invalid: 7, operation: { kind: 'import', done: 3, failed: 7 } });
    expect(await all()).toEqual(['/a /yeni true', '/b/:ad /yeni/:ad true', '/g /yeni false', '/var /yeni true']);
  });

  it.each([
    ['to_url\n/a', 'İlk satırda şu sütunlar eksik: from_url. Beklenen: '],
    [header, 'Dosyada hiç yönlendirme yok'],
    ['"from_url,to_url\n/a,/b', 'Dosya okunamadı: bir tırnak kapanmamış'],
  ])('%j is refused', async (csv, message) => {
    const errors = [{ field: 'csv', message: expect.stringContaining(message) }];
    await expect(load(csv)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });

  it('is undone as a whole, but for what was changed since', async () => {
    const { operation } = await load(`${header}\n/a,/yeni,301,true\n/b,/yeni,301,true`);
    const { items } = await listRedirects(editor, { search: '/a' });
    await updateRedirect(editor, { id: items[0]?.id, toUrl: '/baska' });
    const id = operation?.id;
    expect(await undoRedirectOperation(editor, { id })).toMatchObject({ undone: 1, kept: 1 });
    expect(await all()).toEqual(['/a /baska true']);
    const again = undoRedirectOperation(editor, { id });
    await expect(again).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'Bu işlem zaten geri alınmış.' }],
    });
    expect((await listRedirectOperations(editor))[0]).toMatchObject({ id, undoneAt: expect.any(String) });
  });

  it('of a thousand lines with forty faults stores the others', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) =>
      index % 25 === 0 ? `/${index},javascript:x,301,true` : `/${index},/yeni/${index},301,true`,
    );
    expect(await load([header, ...lines].join('\n'))).toMatchObject({ valid: 960, invalid: 40 });
    expect((await listRedirects(editor, {})).total).toBe(960);
  });

  it('that was exported can be imported again', async () => {
    await createRedirect(editor, { fromUrl: '/a', toUrl: '/yeni', redirectType: 302 });
    await createRedirect(editor, { fromUrl: '/gitti', redirectType: 410 });
    await createRedirect(editor, { fromUrl: '/eski', toUrl: '/arsiv/*', matchType: 'prefix', isActive: false });
    const csv = (await exportRedirects(editor, {})).content.toString();
    const json = JSON.parse((await exportRedirects(editor, { format: 'json' })).content.toString());
    expect(json).toHaveLength(3);
    const before = await all();
    const again = await preview(csv);
    expect(again).toMatchObject({ valid: 0, invalid: 0, unchanged: 3 });
    expect(again.lines.map(({ problem, isStored }) => [problem, isStored])).toEqual(Array(3).fill([null, true]));
    expect(await load(csv)).toMatchObject({ operation: null, invalid: 0, unchanged: 3 });
    const ids = json.map(({ id }: { id: string }) => id);
    await bulkRedirects(editor, { operation: 'delete', ids });
    expect(await all()).toEqual([]);
    await load(csv);
    expect(await all()).toEqual(before);
  });
});

describe('several redirects together', () => {
  const made = async () => {
    const { id: one } = await createRedirect(editor, { fromUrl: '/a', toUrl: '/b' });
    const { id: other } = await createRedirect(editor, { fromUrl: '/x', toUrl: '/y', isActive: false });
    return [one, other] as const;
  };

  it('are created, each that can be', async () => {
    const redirects = [
      { fromUrl: '/a', toUrl: '/b' },
      { fromUrl: '/b', toUrl: '/a' },
    ];
    const { results, operation } = await bulkRedirects(editor, { operation: 'create', redirects });
    expect(results).toMatchObject([
      { index: 0, ok: true, message: null },
      { index: 1, ok: false, message: 'Bu yönlendirme bir döngü oluşturur: /b → /a → /b' },
    ]);
    expect(operation).toMatchObject({ done: 1, failed: 1 });
  });

  it('are switched, and back', async () => {
    const ids = await made();
    await bulkRedirects(editor, { operation: 'deactivate', ids });
    const { operation } = await bulkRedirects(editor, { operation: 'activate', ids });
    expect(await all()).toEqual(['/a /b true', '/x /y true']);
    expect(await undoRedirectOperation(editor, { id: operation?.id })).toMatchObject({ undone: 2, kept: 0 });
    expect(await all()).toEqual(['/a /b false', '/x /y false']);
  });

  it('are deleted, and return as they were unless something is in their place', async () => {
    const ids = await made();
    const { operation, results } = await bulkRedirects(editor, { operation: 'delete', ids: [...ids, 'none'] });
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false]);
    await createRedirect(editor, { fromUrl: '/a', toUrl: '/baska' });
    expect(await undoRedirectOperation(editor, { id: operation?.id })).toMatchObject({ undone: 1, kept: 1 });
    expect(await all()).toEqual(['/a /baska true', '/x /y false']);
  });

  it('are refused while the setting is off', async () => {
    settings = { bulk_redirect_enabled: 'false' };
    forgetSettings();
    const message = 'Toplu yönlendirme işlemleri ayarlarda kapalı (URL Yönetimi).';
    const closed = { code: 'CONFLICT', errors: [{ field: 'operation', message }] };
    await expect(bulkRedirects(editor, { operation: 'delete', ids: ['a'] })).rejects.toMatchObject(closed);
    await expect(load(`${header}\n/a,/b,,`)).rejects.toMatchObject(closed);
  });
});
