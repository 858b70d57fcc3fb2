import { type SelfCheckKey, selfCheckKeys, selfChecks } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SelfChecksScreen from './self-checks-screen.tsx';

const NOW = new Date('2026-11-25T08:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const passed = (key: SelfCheckKey) => ({
  ...{ key, state: 'passed', checked: 1248, durationMs: 300, note: null as string | null, faultCount: 0, newCount: 0 },
  ...{
    mendedCount: 0,
    lastPassedAt: '2026-11-25T00:10:00Z' as string | null,
    faults: [] as object[],
    mended: [] as object[],
  },
});
type Outcome = ReturnType<typeof passed>;

/** A run in which all checks passed but for these changes. */
function run(id: string, startedAt: string, changes: Partial<Record<SelfCheckKey, Partial<Outcome>>> = {}) {
  const outcomes = selfCheckKeys.map((key) => ({ ...passed(key), ...changes[key] }));
  const over = {
    state: 'finished',
    isNightly: true,
    startedBy: null as string | null,
    finishedAt: startedAt,
    current: null as string | null,
  };
  return { id, startedAt, ...over, outcomes };
}
type Run = ReturnType<typeof run>;

const overlap = {
  ...{ sentence: '30.11.2026: 10:00 ve 10:30 randevuları çakışıyor, izin veren yok.', isNew: true },
  records: [
    { place: 'appointment', recordId: 'a1' },
    { place: 'appointment', recordId: 'a2' },
  ],
};
const good = run('2', '2026-11-25T00:10:00Z');
const bad = run('1', '2026-11-24T00:10:00Z', {
  overlaps: { state: 'failed', faultCount: 7, newCount: 1, lastPassedAt: '2026-11-22T08:00:00Z', faults: [overlap] },
  remotes: {
    state: 'undone',
    faultCount: 1,
    newCount: 1,
    lastPassedAt: null,
    faults: [{ sentence: 'Ürünün bir bölümü yanıt vermedi.', isNew: false, records: [] }],
  },
});

function show(stored: Run[], { hash = '#self-checks', isAway = false } = {}) {
  const site = { runs: stored };
  const api = fakeApi({
    Query: {
      selfCheckRuns: () => site.runs.map(inShort),
      selfCheckReport: ({ id }: { id: string }) => site.runs.find((each) => each.id === id),
    },
    Mutation: {
      startSelfChecks() {
        const begun = {
          ...run('3', NOW.toISOString()),
          state: 'running',
          isNightly: false,
          startedBy: 'admin',
          finishedAt: null as never,
        };
        const started = { ...begun, current: 'requestEmails', outcomes: begun.outcomes.slice(0, 2) };
        site.runs = [started, ...site.runs];
        return inShort(started);
      },
    },
  });
  if (isAway) api.failAlways('SelfCheckRuns', new ApiProblem('INTERNAL'));
  return { api, ...renderSection(<SelfChecksScreen />, { api, hash, role: 'admin' }) };
}
/** As the list of runs has it. */
function inShort({ outcomes, ...rest }: Run) {
  return {
    ...rest,
    outcomes: outcomes.map(({ note: _, lastPassedAt: __, faults: ___, mended: ____, ...short }) => short),
  };
}
/** The row of a check, once it has its result. */
const rowOf = (key: SelfCheckKey) =>
  vi.waitFor(() => {
    const row = within(screen.getByText(selfChecks[key].title).closest('li') as HTMLElement);
    row.getByText(/^(Geçti|Geçmedi|Yapılamadı)$/);
    return row;
  });

it('says the state in a sentence, and of each check what it proves and what came of it', async () => {
  show([good, bad]);
  expect(await screen.findByText('Son denetim bugün 03.10’da, 15 kontrolün hepsi geçti.')).toBeTruthy();
  for (const key of selfCheckKeys) {
    const row = await rowOf(key);
    for (const text of [selfChecks[key].proves, 'Geçti', `1.248 ${selfChecks[key].unit} · 1 sn’den az`]) {
      expect(row.getByText(text)).toBeTruthy();
    }
    expect(row.queryByText('Ne yapmalı?')).toBeNull();
  }
});

it('says of a failure what is wrong, what is new, where it is and what to do', async () => {
  show([bad]);
  const summary = 'Son denetim dün 03.10’da, 15 kontrolün 1 tanesi geçmedi, 1 tanesi yapılamadı.';
  expect(await screen.findByText(summary)).toBeTruthy();
  expect(screen.getByText(/^2 yeni sorun · gece denetimi/)).toBeTruthy();
  const row = await rowOf('overlaps');
  for (const text of ['Geçmedi', 'Yeni', overlap.sentence, 've 6 sorun daha', selfChecks.overlaps.advice]) {
    expect(row.getByText(text, { exact: false })).toBeTruthy();
  }
  expect(row.getByText(/en son 3 gün önce geçti/)).toBeTruthy();
  const links = row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1. Randevuyu aç', '/admin#appointments?id=a1'],
    ['2. Randevuyu aç', '/admin#appointments?id=a2'],
  ]);
  expect((await rowOf('remotes')).getByText(/hiç geçmedi/)).toBeTruthy();
});

it('shows what was mended, and a note', async () => {
  const mended = [{ sentence: 'Bir menü öğesinin menüsü yok.', records: [] }];
  show([
    run('1', '2026-11-25T00:10:00Z', {
      references: { mended, mendedCount: 1 },
      latestBackup: { note: 'Otomatik yedekleme kapalı.' },
    }),
  ]);
  expect((await rowOf('references')).getByText('Giderildi: Bir menü öğesinin menüsü yok.')).toBeTruthy();
  expect((await rowOf('latestBackup')).getByText('Otomatik yedekleme kapalı.')).toBeTruthy();
  expect(screen.getByText(/^1 sorun giderildi · /)).toBeTruthy();
});

it('starts a run, shows how far it is, and starts none beside it', async () => {
  const { user, api } = show([]);
  expect(await screen.findByText('Henüz denetim yapılmadı.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Şimdi kontrol et' }));
  expect(await screen.findByText('Denetim sürüyor: Taleplerin e-postaları')).toBeTruthy();
  expect(screen.getByText('2 / 15')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Şimdi kontrol et' })).toHaveProperty('disabled', true);
  expect(api.callsOf('StartSelfChecks')).toHaveLength(1);
});

it('says why none can be started', async () => {
  const { user, api } = show([good]);
  const message = 'Bir denetim sürüyor; bitince yeniden başlatabilirsiniz.';
  api.fail('StartSelfChecks', new ApiProblem('CONFLICT', { errors: [{ field: 'state', message, code: 'UNDER_WAY' }] }));
  await rowOf('overlaps');
  await user.click(screen.getByRole('button', { name: 'Şimdi kontrol et' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('shows an older run of the history, and goes back to the last', async () => {
  const { user } = show([good, bad]);
  await user.click(await screen.findByRole('button', { name: 'Tabloyu göster' }));
  const older = within(await screen.findByRole('row', { name: /24\.11\.2026/ }));
  expect(older.getByText('15 kontrolün 1 tanesi geçmedi, 1 tanesi yapılamadı')).toBeTruthy();
  await user.click(older.getByRole('button', { name: 'Göster: 24.11.2026 03:10' }));
  expect(await screen.findByText(overlap.sentence)).toBeTruthy();
  expect(screen.getByText(/denetimi gösteriliyor/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Son denetime dön' }));
  await expect.poll(() => screen.queryByText(overlap.sentence)).toBeNull();
});

it('that cannot be loaded says so, and is tried again', async () => {
  const { user, api } = show([good], { isAway: true });
  expect(await screen.findByText('Öz denetim yüklenemedi')).toBeTruthy();
  api.recover('SelfCheckRuns');
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await rowOf('overlaps')).toBeTruthy();
});
