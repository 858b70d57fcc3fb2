import { retentionClasses } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import RetentionTab from './retention-tab.tsx';

type Over = Partial<Record<string, { expired?: number; onHold?: number }>>;

const overview = (over: Over = {}) => ({
  nextOn: '2026-11-26',
  classes: retentionClasses.map((kind) => ({
    ...{
      kind,
      days: kind === 'contactMessage' ? 730 : 3650,
      keptFrom: '2016-11-27',
      total: 1250,
      oldest: '2016-03-04',
    },
    ...{ expired: 0, onHold: 0, ...over[kind] },
  })),
  selfExpiring: [
    { kind: 'notification', days: 180 },
    { kind: 'auditEntry', days: 730 },
    { kind: 'upload', days: null },
  ],
});
const run = {
  ...{ id: 'r1', state: 'done', startedBy: null, createdAt: '2026-11-25T00:30:00.000Z', problem: null, onHold: 1 },
  ...{
    endedAt: '2026-11-25T00:30:09.000Z',
    erased: [
      { kind: 'appointment', count: 12 },
      { kind: 'assessment', count: 3 },
    ],
  },
};
const found = [
  { id: 'a1', date: '2016-03-04', name: 'Ada Yıldız (veli: Elif Yıldız)', detail: null, isOnHold: false },
  { id: 'a2', date: '2016-05-06', name: 'Can Ak (veli: Ali Ak)', detail: null, isOnHold: true },
];

type Options = { over?: Over; runs?: object[]; failing?: string };

function open({ over = {}, runs = [run], failing }: Options = {}) {
  const api = fakeApi({
    Query: {
      retention: () => overview(over),
      retentionRuns: () => runs,
      expiredRecords: () => ({ items: found, total: 120 }),
    },
    Mutation: { startRetentionRun: () => ({ ...run, id: 'r2', state: 'queued', startedBy: 'admin', erased: [] }) },
  });
  if (failing) api.fail(failing, new ApiProblem('FORBIDDEN'));
  renderSection(<RetentionTab />, { api, hash: '#privacy?tab=retention', role: 'admin' });
  return api;
}
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the table', () => {
  it('says of each class for how long it is kept, from when, how much there is and what would go', async () => {
    open({ over: { appointment: { expired: 3, onHold: 1 } } });
    const appointments = within(await row(/^Randevular/));
    for (const text of ['3.650 gün', 'yaklaşık 10 yıl']) expect(appointments.getByText(text)).toBeTruthy();
    expect(appointments.getByText(/son randevusundan, notundan ya da değerlendirmesinden sayılır/)).toBeTruthy();
    for (const text of ['1.250', 'en eskisi 04.03.2016', '3', '1 bekletiliyor']) {
      expect(appointments.getByText(text)).toBeTruthy();
    }
    const link = within(await row(/^Mesajlar/)).getByRole('link', { name: 'Süreyi değiştir: Mesajlar' });
    expect(link.getAttribute('href')).toBe('#settings?tab=legal&focus=contact_message_retention_days');
    expect(screen.getByText('Sıradaki silme: 26 Kasım 2026, Perşembe, 03.30')).toBeTruthy();
    expect(screen.getByText(/^Bugün olsa 3 kayıt/)).toBeTruthy();
    const others = within(screen.getByRole('region', { name: 'Kendiliğinden silinenler' }));
    expect(others.getByText('180 gün')).toBeTruthy();
    expect(others.getByText('1 saat')).toBeTruthy();
  });

  it('with nothing to erase says so, and offers neither a list nor to apply', async () => {
    open({ runs: [] });
    expect(await screen.findByText(/Süresi dolan kayıt yok; bugün olsa bir şey silinmezdi/)).toBeTruthy();
    for (const name of ['Şimdi ne silinir?', 'Şimdi uygula']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    expect(screen.queryByRole('button', { name: /^Ne silinir/ })).toBeNull();
    expect(await screen.findByText('Henüz silme yapılmadı.')).toBeTruthy();
  });

  it('says when it cannot be loaded, and loads it again', async () => {
    open({ failing: 'Retention' });
    await userEvent.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
    expect(await row(/^Randevular/)).toBeTruthy();
  });
});

describe('what would go now', () => {
  it('is a list of days and names, page by page, with what waits for a request; nothing is erased', async () => {
    const api = open({ over: { childProfile: { expired: 120 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Şimdi ne silinir?' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Şimdi ne silinir?' }));
    expect((sheet.getByLabelText('Kayıt türü') as HTMLSelectElement).value).toBe('childProfile');
    const [first, second] = within(await sheet.findByRole('list', { name: 'Süresi dolan kayıtlar' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe('04.03.2016Ada Yıldız (veli: Elif Yıldız)');
    expect(second?.textContent).toContain('Bekletiliyor');
    expect(sheet.getByText('1–50 / 120 kayıt')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Sonraki' }));
    await waitFor(() => expect(api.callsOf('ExpiredRecords').at(-1)).toMatchObject({ kind: 'childProfile', page: 2 }));
    await userEvent.selectOptions(sheet.getByLabelText('Kayıt türü'), 'Mesajlar');
    await waitFor(() =>
      expect(api.callsOf('ExpiredRecords').at(-1)).toMatchObject({ kind: 'contactMessage', page: 1 }),
    );
    expect(api.callsOf('StartRetentionRun')).toEqual([]);
  });

  it('is applied once it is confirmed, by how many of which class', async () => {
    const api = open({ over: { appointment: { expired: 3 }, outgoingEmail: { expired: 2000 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Şimdi uygula' }));
    const asked = () => within(screen.getByRole('alertdialog', { name: 'Süresi dolan kayıtlar şimdi silinsin mi?' }));
    expect(
      asked()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['3 randevu', '2.000+ e-posta kaydı']);
    await userEvent.click(asked().getByRole('button', { name: 'Vazgeç' }));
    expect(api.callsOf('StartRetentionRun')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Şimdi uygula' }));
    await userEvent.click(asked().getByRole('button', { name: 'Kalıcı olarak sil' }));
    expect(await screen.findByText('Silme başladı')).toBeTruthy();
    expect(api.callsOf('StartRetentionRun')).toHaveLength(1);
  });
});

describe('the runs', () => {
  it('say what went, by whom, and what stayed', async () => {
    open({ runs: [run, { ...run, id: 'r0', startedBy: 'elif', erased: [], onHold: 0 }] });
    const list = within(await screen.findByRole('region', { name: 'Son silmeler' }));
    const [, first, second] = await list.findAllByRole('row');
    expect(first?.textContent).toContain('12 randevu, 3 değerlendirme');
    expect(first?.textContent).toContain('1 kayıt açık başvuru nedeniyle bekletildi.');
    expect(first?.textContent).toContain('Kendiliğinden');
    expect(second?.textContent).toContain('Elle: elif');
    expect(second?.textContent).toContain('Süresi dolan kayıt yoktu.');
  });

  it('say why one could not, and that it is tried again, or that it was given up', async () => {
    const problem = 'Mesajlar: 1 kayıt silinemedi.';
    open({
      over: { contactMessage: { expired: 1 } },
      runs: [
        { ...run, state: 'running', endedAt: null, problem },
        { ...run, id: 'r0', state: 'failed', problem: 'Randevular: kayıtlara ulaşılamadı.', erased: [] },
      ],
    });
    const status = await screen.findByText(/^Mesajlar: 1 kayıt silinemedi. Yeniden denenecek./);
    expect(status.textContent).toContain('Şimdiye kadar: 12 randevu, 3 değerlendirme.');
    expect(screen.getByRole('button', { name: 'Şimdi uygula' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Yeniden denenecek')).toBeTruthy();
    expect(screen.getByText('Tamamlanamadı')).toBeTruthy();
    expect(screen.getByText('Randevular: kayıtlara ulaşılamadı.')).toBeTruthy();
  });
});
