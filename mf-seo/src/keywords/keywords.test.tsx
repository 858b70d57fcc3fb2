import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Keywords from './keywords.tsx';

const importedAt = '2026-11-20T09:00:00.000Z';
const figures = { clicks: 12, impressions: 3400, position: 4.25, importedAt };
const play = {
  id: '1',
  keyword: 'oyun terapisi',
  pageUrl: '/hizmetler/oyun-terapisi',
  searchVolume: 320,
  difficulty: 20,
  isTracking: true,
  version: 1,
  figures,
};
const sleep = { ...play, id: '2', keyword: 'uyku', pageUrl: null, difficulty: 75, searchVolume: 0, figures: null };
const page = { url: '/', title: 'Ana sayfa', inTitle: true, inDescription: false, inHeadings: false, inText: true };
const places = { keywordId: '1', pages: [page, { ...page, url: '/oyun', title: 'Oyun' }], competing: ['/', '/oyun'] };
const suggestion = { keyword: 'kardeş kıskançlığı', source: 'import', pageUrl: null, count: 70 };
const note = {
  id: 'n1',
  competitor: 'Komşu',
  website: 'https://komsu.example',
  keyword: null,
  note: 'Ücret yok.',
  updatedAt: importedAt,
  version: 1,
};

function open(hash = '#seo?tab=keywords', stored = [play, sleep]) {
  const site = { keywords: stored, suggestions: [suggestion] as object[], notes: [note] as object[] };
  const api = fakeApi({
    Query: {
      keywords: () => site.keywords,
      keywordReport: () => ({
        checkedAt: importedAt,
        keywords: [places, { keywordId: '2', pages: [], competing: [] }],
      }),
      keywordSuggestions: () => site.suggestions,
      competitorNotes: () => site.notes,
    },
    Mutation: {
      createKeyword({ input }: { input: object }) {
        site.suggestions = [];
        const created = { ...sleep, ...input, id: 'new' };
        site.keywords = [...site.keywords, created];
        return created;
      },
      createCompetitorNote({ input }: { input: object }) {
        const created = { ...note, website: null, note: null, ...input, id: 'n2' };
        site.notes = [...site.notes, created];
        return created;
      },
    },
  });
  const sent: string[] = [];
  const answer = { valid: 1, invalid: 1, matched: 1, lines: [line(3, 'Konum okunamadı'), line(2, null)] };
  async function fetch(path: string) {
    sent.push(path);
    return Response.json(answer);
  }
  return { api, sent, ...renderSection(<Keywords />, { api, hash, fetch: fetch as never }) };
}

const line = (number: number, problem: string | null) => ({
  line: number,
  query: 'oyun terapisi',
  clicks: '3',
  impressions: '40',
  position: problem ? 'x' : '4,2',
  problem,
});

describe('tracked keywords', () => {
  it('say how hard they are, where search engines show them and where they stand on the site', async () => {
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: 'oyun terapisi' }));
    for (const text of ['Kolay (20)', '320', '4,3', '12 tıklama, 3.400 gösterim'])
      expect(row.getByText(text)).toBeTruthy();
    expect(await row.findByText('2 başlıkta birden')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: 'uyku' })).getByText('Hiçbir sayfada yok')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Nerede geçiyor: oyun terapisi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nerede geçiyor: oyun terapisi' }));
    expect(sheet.getByRole('note').textContent).toContain('2 sayfanın başlığında geçiyor: /, /oyun');
    expect(sheet.getAllByText('Açıklama: yok')).toHaveLength(2);
    expect(sheet.getAllByText('Metin: var')).toHaveLength(2);
  });

  it('are searched, and filtered by difficulty', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Zorluk'), 'Zor');
    expect(screen.queryByRole('row', { name: 'oyun terapisi' })).toBeNull();
    expect(screen.getByRole('row', { name: 'uyku' })).toBeTruthy();
  });

  it('need words; a new one begins with medium difficulty', async () => {
    const { api, user } = open('#seo?tab=keywords', []);
    expect(await screen.findByText('Henüz anahtar kelime eklenmemiş')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Yeni anahtar kelime' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni anahtar kelime' }));
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
    expect(await dialog.findByText('Anahtar kelime gerekli')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Anahtar kelime/), 'çorlu psikolog');
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
    expect(await screen.findByText('Anahtar kelime oluşturuldu')).toBeTruthy();
    // Closing goes back in the history, which the next test shares.
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const input = { keyword: 'çorlu psikolog', difficulty: 50, isTracking: true };
    expect(api.callsOf('CreateKeyword')).toEqual([{ input }]);
  });
});

describe('suggestions', () => {
  it('say where they come from, and are tracked by a click', async () => {
    const { api, user } = open('#seo?tab=keywords&view=suggestions');
    expect(await screen.findByText('Arama sonuçlarında 70 gösterim')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Takip et: kardeş kıskançlığı' }));
    expect(await screen.findByText('Şu anda öneri yok.')).toBeTruthy();
    expect(api.callsOf('CreateKeyword')).toEqual([{ input: { keyword: 'kardeş kıskançlığı', pageUrl: null } }]);
  });

  it('that are refused stay, with why', async () => {
    const { api, user } = open('#seo?tab=keywords&view=suggestions');
    const message = 'Bu anahtar kelime zaten var';
    api.fail(
      'CreateKeyword',
      new ApiProblem('CONFLICT', { errors: [{ field: 'keyword', message, code: 'DUPLICATE' }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Takip et: kardeş kıskançlığı' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('row', { name: 'kardeş kıskançlığı' })).toBeTruthy();
  });

  it('a file of queries is looked at line by line before it is stored', async () => {
    const { sent, user } = open('#seo?tab=keywords&view=suggestions');
    await user.upload(await screen.findByLabelText('CSV dosyası'), new File(['Sorgu'], 'Sorgular.csv'));
    expect(await screen.findByText('1 anahtar kelimeniz bu dosyada var.')).toBeTruthy();
    expect(screen.getByText('Konum okunamadı')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sorunsuz satırları aktar' }));
    expect(await screen.findByText('1 sorgu içe aktarıldı. 1 satır atlandı.')).toBeTruthy();
    expect(sent).toEqual(['/api/seo/keywords/import/preview', '/api/seo/keywords/import']);
  });
});

it('notes on competitors are the practice’s own', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rakip Analizi' }));
  expect(await screen.findByRole('link', { name: 'https://komsu.example' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yeni rakip notu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni rakip notu' }));
  await user.type(dialog.getByLabelText(/^Rakip/), 'Uzak Klinik');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Uzak Klinik')).toBeTruthy();
  expect(api.callsOf('CreateCompetitorNote')).toEqual([{ input: { competitor: 'Uzak Klinik' } }]);
});
