import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import DataBreachesTab from './data-breaches-tab.tsx';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 1000).toISOString();

/** A breach that was noticed so many hours ago. */
function breachOf(hours: number, fields: object = {}) {
  const noticedAt = ago(hours);
  return {
    id: `b${hours}`,
    state: 'open',
    title: `İhlal ${hours}`,
    description: null as string | null,
    occurredAt: null,
    noticedAt,
    noticedBy: 'Selin',
    notifyBy: new Date(Date.parse(noticedAt) + 72 * HOUR_MS).toISOString(),
    dataKinds: ['contact'],
    peopleKinds: ['parent'],
    peopleCount: 3,
    measures: null,
    boardNotifiedAt: null as string | null,
    boardReference: null,
    boardNote: null,
    peopleNotifiedOn: null,
    peopleNote: null,
    closedBy: null,
    closedAt: null,
    version: 1,
    ...fields,
  };
}

function open(stored: ReturnType<typeof breachOf>[], hash = '#privacy?tab=breaches') {
  const register = { breaches: stored };
  const fetch = vi.fn(async (_address: string) => new Response(null, { status: 500 }));
  const api = fakeApi({
    Query: { dataBreaches: () => register.breaches },
    Mutation: {
      createDataBreach: ({ input }: { input: object }) => breachOf(1, { ...input, id: 'new' }),
      updateDataBreach: ({ input }: { input: object }) => breachOf(1, { ...input, version: 2 }),
      deleteDataBreach({ id }: { id: string }) {
        register.breaches = register.breaches.filter((each) => each.id !== id);
        return true;
      },
    },
  });
  return { api, fetch, ...renderSection(<DataBreachesTab />, { api, hash, fetch }) };
}
const row = async (name: string) => within(await screen.findByRole('row', { name }));

it('says of each breach how much of its 72 hours is left, in words', async () => {
  const notified = { boardNotifiedAt: ago(1), state: 'closed' };
  open([breachOf(10), breachOf(50), breachOf(80), breachOf(20, notified)]);
  expect((await row('İhlal 10')).getByText('2 gün 13 saat kaldı')).toBeTruthy();
  expect((await row('İhlal 50')).getByText('21 saat 59 dakika kaldı')).toBeTruthy();
  expect((await row('İhlal 80')).getByText('8 saat geçti')).toBeTruthy();
  expect((await row('İhlal 20')).getByText('Süresinde bildirildi')).toBeTruthy();
  expect(screen.getByText(/en geç 72 saat içinde/)).toBeTruthy();
});

it('filters by how urgent it is and by words', async () => {
  const { user } = open([breachOf(10), breachOf(50), breachOf(80)]);
  await user.click(await screen.findByRole('button', { name: /Süresi dolan/ }));
  expect(screen.queryByRole('row', { name: 'İhlal 10' })).toBeNull();
  expect(screen.getByRole('row', { name: 'İhlal 80' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  await user.type(screen.getByRole('searchbox'), 'ihlal 5');
  expect(await screen.findByText('1 sonuç')).toBeTruthy();
});

it('records a breach with its time in Istanbul and the kinds of data', async () => {
  const { api, user } = open([]);
  await user.click((await screen.findAllByRole('button', { name: 'Yeni ihlal' }))[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Yeni veri ihlali' }));
  await user.type(sheet.getByLabelText(/^Ne oldu/), 'Kayıp telefon');
  await user.type(sheet.getByLabelText(/^Kim fark etti/), 'Selin');
  const noticed = within(sheet.getByRole('group', { name: 'Ne zaman fark edildi' }));
  await user.type(noticed.getByLabelText(/^Tarih/, { selector: 'input' }), '02.03.2026');
  await user.clear(noticed.getByLabelText(/^Saat/));
  await user.type(noticed.getByLabelText(/^Saat/), '0915');
  await user.click(sheet.getByLabelText('Sağlık bilgileri'));
  await user.click(sheet.getByLabelText('İletişim bilgileri'));
  await user.type(sheet.getByLabelText(/^Yaklaşık kaç kişi/), '12');
  await user.click(sheet.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Veri ihlali oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateDataBreach')).toEqual([
    {
      input: {
        state: 'draft',
        title: 'Kayıp telefon',
        noticedAt: '2026-03-02T06:15:00.000Z',
        noticedBy: 'Selin',
        dataKinds: ['contact', 'health'],
        peopleCount: 12,
      },
    },
  ]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('says at the fields what is missing in one that is to be closed', async () => {
  const { api, user } = open([breachOf(1)], '#privacy?tab=breaches&id=b1');
  const sheet = within(await screen.findByRole('dialog', { name: 'Düzenle: İhlal 1' }));
  expect(sheet.queryByRole('option', { name: 'Taslak' })).toBeNull();
  const errors = [{ field: 'boardNote', message: 'Kurul’a bildirilmediyse nedenini yazın', code: 'INVALID' }];
  api.fail('UpdateDataBreach', new ApiProblem('VALIDATION_FAILED', { errors }));
  await user.selectOptions(sheet.getByLabelText(/^Durum/), 'Kapandı');
  await user.click(sheet.getByRole('button', { name: 'Kaydet' }));
  expect((await sheet.findAllByText('Kurul’a bildirilmediyse nedenini yazın')).length).toBeGreaterThan(0);
  await user.type(sheet.getByLabelText(/^Geç bildirildiyse/), 'Veri kurtarıldı.');
  await user.click(sheet.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Veri ihlali güncellendi')).toBeTruthy();
  expect(api.callsOf('UpdateDataBreach').at(-1)).toEqual({
    id: 'b1',
    input: { state: 'closed', boardNote: 'Veri kurtarıldı.', version: 1 },
  });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('deletes drafts alone, after asking, and prints each', async () => {
  const { user, fetch } = open([breachOf(1), breachOf(2, { state: 'draft' })]);
  await row('İhlal 1');
  expect(screen.queryByRole('button', { name: 'Sil: İhlal 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Özeti PDF olarak indir: İhlal 1' }));
  expect(await screen.findByText('Dosya hazırlanamadı.')).toBeTruthy();
  expect(fetch).toHaveBeenCalledWith('/api/export/data-breaches/b1');
  await user.click(screen.getByRole('button', { name: 'Sil: İhlal 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: '“İhlal 2” taslağı silinsin mi?' }));
  await user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Veri ihlali silindi')).toBeTruthy();
  expect(screen.queryByRole('row', { name: 'İhlal 2' })).toBeNull();
});
