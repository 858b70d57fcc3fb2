import { keywordReport, type UrlAnswer, z } from '@practice/contracts';
import { registerService } from '@practice/service-kit';
import { callRoute, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { UrlAnswerModel } from '../url-health/url-health.model.ts';
import { createKeyword } from './create-keyword.ts';
import { getKeywordReport } from './get-keyword-report.ts';
import { importQueries, previewQueryFile } from './import-queries.ts';
import { listKeywords } from './list-keywords.ts';
import { suggestKeywords } from './suggest-keywords.ts';
import { updateKeyword } from './update-keyword.ts';

const service = createService();
useTestDatabase([service]);

const editor = contextFor('moderator');
let searches: { query: string; count: number }[] = [];
beforeEach(() => {
  searches = [];
  registerService('content', { listFrequentSearches: async () => searches });
});

type Page = Partial<NonNullable<UrlAnswer['page']>>;
const store = (pages: Record<string, Page>) =>
  UrlAnswerModel.insertMany(
    Object.entries(pages).map(([_id, page]) => ({ _id, statusCode: 200, page: { isNoindex: false, ...page } })),
  );
const names = async () => (await listKeywords(editor, {})).map(({ keyword }) => keyword);

describe('a keyword', () => {
  it('begins with no volume, medium difficulty and tracked, and an emptied figure goes back to that', async () => {
    const created = await createKeyword(editor, { keyword: ' oyun  terapisi ' });
    const initial = { searchVolume: 0, difficulty: 50, isTracking: true, pageUrl: null, figures: null };
    expect(created).toMatchObject({ ...initial, keyword: 'oyun  terapisi' });
    await updateKeyword(editor, { id: created.id, searchVolume: 300, difficulty: 80, pageUrl: '/' });
    const emptied = { id: created.id, searchVolume: null, difficulty: null, pageUrl: '' };
    expect(await updateKeyword(editor, emptied)).toMatchObject({ searchVolume: 0, difficulty: 50, pageUrl: null });
  });

  it('is there once, however it is written', async () => {
    await createKeyword(editor, { keyword: 'Çocuk Psikoloğu' });
    const again = createKeyword(editor, { keyword: 'cocuk  PSİKOLOĞU' });
    await expect(again).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ field: 'keyword', message: 'Bu anahtar kelime zaten var' }],
    });
  });

  it('is listed by the alphabet, and by its page, over both APIs', async () => {
    for (const keyword of ['şema', 'çizim', 'cinsiyet']) await createKeyword(editor, { keyword });
    await createKeyword(editor, { keyword: 'oyun', pageUrl: '/oyun' });
    expect(await names()).toEqual(['cinsiyet', 'çizim', 'oyun', 'şema']);
    const { body } = await callRoute(service, editor, 'GET /api/seo/keywords', { query: { pageUrl: '/oyun' } });
    expect(body).toEqual(await listKeywords(editor, { pageUrl: '/oyun' }));
    const { data } = await queryService(service, editor, '{ keywords(pageUrl: "/oyun") { keyword } }');
    expect(data?.keywords).toEqual([{ keyword: 'oyun' }]);
  });
});

describe('where a keyword stands', () => {
  const site = ' | Klinik Çocuk Psikoloğu';
  it('is found by the stems of its words, in each part of a page, without the name of the site', async () => {
    const { id } = await createKeyword(editor, { keyword: 'çocuk psikoloğu' });
    await createKeyword(editor, { keyword: 'uyku', isTracking: false });
    await store({
      '/': {
        title: `Çocuğunuzun psikologu burada${site}`,
        headingTexts: ['Hoş geldiniz', 'ÇOCUK PSİKOLOĞUNUZ'],
        words: [],
      },
      '/hakkimda': {
        title: `Hakkımda${site}`,
        description: 'Çocuklar için psikolog',
        words: ['cocugu', 'psikologlar'],
      },
      '/iletisim': { title: `İletişim${site}`, headingTexts: ['Çocuk odası', 'Psikolog'], words: ['cocuk'] },
      '/gizli': { title: 'Çocuk psikoloğu', isNoindex: true },
    });
    const report = await getKeywordReport(editor);
    keywordReport.strict().parse(report);
    expect(report.keywords).toHaveLength(1);
    const none = { inTitle: false, inDescription: false, inHeadings: false, inText: false };
    expect(report.keywords[0]).toEqual({
      keywordId: id,
      pages: [
        { ...none, url: '/', title: 'Çocuğunuzun psikologu burada', inTitle: true, inHeadings: true },
        { ...none, url: '/hakkimda', title: 'Hakkımda', inDescription: true, inText: true },
      ],
      competing: [],
    });
  });

  it('names the pages that have it in their titles, when there are several', async () => {
    await createKeyword(editor, { keyword: 'oyun terapisi' });
    await store({ '/a': { title: 'Oyun terapisi' }, '/b': { title: 'Oyun Terapileri' }, '/c': { title: 'Oyun' } });
    expect((await getKeywordReport(editor)).keywords[0]?.competing).toEqual(['/a', '/b']);
  });
});

it('suggests what no keyword covers: imported queries, frequent searches, and short parts of titles', async () => {
  await createKeyword(editor, { keyword: 'oyun terapisi' });
  await importQueries(editor, {
    csv: file('oyun terapisi,1,90,1\nçorlu oyun terapisi,1,50,3\nkardeş kıskançlığı,0,70,8'),
  });
  searches = [
    { query: 'uyku eğitimi', count: 4 },
    { query: 'oyun terapisinde ücret', count: 3 },
    { query: 'tuvalet', count: 1 },
  ];
  await store({ '/uyku': { title: 'Uyku Eğitimi | Ne zaman başvurmalı?' }, '/a': { title: 'Okul: Uyum Süreci' } });
  const found = await suggestKeywords(editor);
  expect(found.map(({ keyword, source, count }) => [keyword, source, count])).toEqual([
    ['kardeş kıskançlığı', 'import', 70],
    ['çorlu oyun terapisi', 'import', 50],
    ['uyku eğitimi', 'search', 4],
    ['Ne zaman başvurmalı', 'page', null],
    ['Uyum Süreci', 'page', null],
  ]);
});

const file = (lines: string) => `Top queries,Clicks,Impressions,Position\n${lines}`;

describe('an imported file of queries', () => {
  const turkish =
    '\uFEFFEn çok yapılan sorgular;Tıklamalar;Gösterimler;TO;Pozisyon\nOYUN TERAPİSİ;1.204;12.300;%9,8;3,4\n';

  it('gives keywords their figures, in Turkish and in English; a later one takes its place', async () => {
    await createKeyword(editor, { keyword: 'oyun terapisi' });
    expect(await importQueries(editor, { csv: turkish })).toMatchObject({ valid: 1, invalid: 0, matched: 1 });
    const [keyword] = await listKeywords(editor, {});
    expect(keyword?.figures).toEqual({
      clicks: 1204,
      impressions: 12_300,
      position: 3.4,
      importedAt: z.iso.datetime().parse(keyword?.figures?.importedAt),
    });
    await importQueries(editor, { csv: file('kaygı,2,40,7') });
    expect((await listKeywords(editor, {}))[0]?.figures).toBeNull();
  });

  it.each([
    'Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position\nkaygı,5,4,60,50,8%,8%,3.5,4.5',
    'En çok yapılan sorgular;Son 28 gün Tıklamalar;Önceki 28 gün Tıklamalar;Son 28 gün Gösterimler;Önceki 28 gün Gösterimler;Son 28 gün TO;Önceki 28 gün TO;Son 28 gün Pozisyon;Önceki 28 gün Pozisyon\nkaygı;5;4;60;50;%8;%8;3,5;4,5',
    'sep=,\nTop queries,1.11.2026 - 7.11.2026 Clicks,25.10.2026 - 31.10.2026 Clicks,1.11.2026 - 7.11.2026 Impressions,1.11.2026 - 7.11.2026 Position\nkaygı,5,4,60,3.5',
  ])('with a comparison gives the figures of the first period: %s', async (csv) => {
    expect((await previewQueryFile(editor, { csv })).lines).toMatchObject([
      { query: 'kaygı', clicks: '5', impressions: '60', position: expect.stringMatching(/^3[.,]5$/), problem: null },
    ]);
  });

  it('names a position that an office program has made a date of', async () => {
    const csv = file('a,1,2,3.Şub\nb,1,2,02.01.2026');
    const { lines } = await previewQueryFile(editor, { csv });
    expect(lines.map(({ problem }) => problem)).toEqual(Array(2).fill('Konum, tabloda tarihe dönüşmüş'));
  });

  it('says of each line what is wrong, and takes the others; a preview stores nothing', async () => {
    const csv = file('a,1,2,3\n,1,2,3\nb,x,2,3\nc,1,-2,3\nd,1,2,üç\nA,5,6,7');
    const preview = await previewQueryFile(editor, { csv });
    expect(preview.lines.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'Sorgu boş'],
      [4, 'Tıklama sayısı okunamadı'],
      [5, 'Gösterim sayısı okunamadı'],
      [6, 'Konum okunamadı'],
      [7, 'Bu sorgu dosyada daha önce var'],
      [2, null],
    ]);
    expect(await suggestKeywords(editor)).toEqual([]);
    expect(await importQueries(editor, { csv })).toEqual(preview);
    expect(await suggestKeywords(editor)).toHaveLength(1);
  });

  it.each([
    ['Sorgu,Tıklama\na,1', 'İlk satırda şu sütunlar eksik: gösterimler, konum'],
    ['Sorgu,Tıklama,Gösterim,Konum', 'Dosyada hiç sorgu yok'],
    ['Sorgu,"Tıklama', 'Dosya okunamadı: bir tırnak kapanmamış'],
  ])('is refused as a whole: %s', async (csv, message) => {
    await expect(importQueries(editor, { csv })).rejects.toMatchObject({ errors: [{ field: 'csv', message }] });
  });
});
