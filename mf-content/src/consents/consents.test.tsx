import { today } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ConsentsTab from './consents-tab.tsx';

const given = {
  id: 'c1',
  text: 'appointmentContact',
  state: 'given',
  origin: 'site' as string | null,
  name: 'Ayşe Yılmaz' as string | null,
  phone: '05321112233' as string | null,
  email: 'ayse@ornek.example' as string | null,
  isPersonErased: false,
  recordId: 'a1' as string | null,
  noticeVersion: 'abc123' as string | null,
  sentenceVersion: '2026-11' as string | null,
  categories: null as { analytics: boolean; marketing: boolean } | null,
  givenAt: '2026-11-02T07:00:00.000Z',
  withdrawal: null as object | null,
};
const withdrawal = {
  withdrawnOn: '2026-11-10',
  channel: 'phone',
  note: 'Aranmak istemiyor',
  recordedBy: 'selin',
  recordedAt: '2026-11-10T08:00:00.000Z',
};
const withdrawn = { ...given, id: 'c2', state: 'withdrawn', withdrawal };
const nobody = { name: null, phone: null, email: null, recordId: null, noticeVersion: null };
const cookies = { ...given, ...nobody, id: 'c3', text: 'cookies', categories: { analytics: true, marketing: false } };
const erased = { ...given, ...nobody, id: 'c4', text: 'appointmentNotice', isPersonErased: true };
const notRecorded = { ...given, id: 'c5', text: 'messageNotice', state: 'notRecorded', origin: null, recordId: 'm1' };

function open(hash = '#privacy?tab=consents', entries: object[] = [given], total = entries.length) {
  const register = { entries };
  const fetch = vi.fn(async (_address: string) => new Response(null, { status: 500 }));
  const api = fakeApi({
    Query: { consentEntries: () => ({ items: register.entries, total }) },
    Mutation: {
      withdrawConsent({ id }: { id: string }) {
        register.entries = [{ ...given, id, state: 'withdrawn', withdrawal }];
        return [...register.entries, { ...withdrawn, id: 'c9' }];
      },
      restoreConsent({ id }: { id: string }) {
        register.entries = [{ ...given, id }];
        return register.entries[0];
      },
    },
  });
  return { api, fetch, ...renderSection(<ConsentsTab />, { api, hash, role: 'admin', fetch }) };
}
const lastFilter = ({ api }: ReturnType<typeof open>) => api.callsOf('ConsentEntries').at(-1);
const noFilter = { search: null, text: null, origin: null, state: null, from: null, to: null };
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the register', () => {
  it('says who agreed to what, when, from where, and what became of it', async () => {
    open(undefined, [given, withdrawn, cookies, erased, notRecorded]);
    await screen.findAllByText('Geri alındı');
    const rows = screen.getAllByRole('row');
    const texts = rows.slice(1).map(({ textContent }) => textContent ?? '');
    expect(texts[0]).toMatch(/Ayşe Yılmaz0532 111 22 33ayse@.*İletişim izni \(randevu\)02.*10:00SiteVerildi/);
    expect(texts[1]).toMatch(/Geri alındı10\.11\.2026, telefon/);
    expect(texts[2]).toMatch(/ZiyaretçiÇerez tercihiAnaliz: evet, pazarlama: hayır/);
    expect(texts[3]).toMatch(/Silinen kayıt.*Okundu/);
    expect(texts[4]).toMatch(/Aydınlatma metni \(mesaj\).*Kaydedilmedi/);
  });

  it('is filtered by the address, by what is chosen and typed, and exported the same way', async () => {
    const opened = open(
      '#privacy?tab=consents&q=ay&text=cookies&origin=api&state=withdrawn&from=2026-11-01&page=2',
      [given],
      99,
    );
    const { user, fetch } = opened;
    await row(/^Ayşe/);
    const filter = { search: 'ay', text: 'cookies', origin: 'api', state: 'withdrawn', from: '2026-11-01', to: null };
    expect(lastFilter(opened)).toEqual({ filter, page: 2, pageSize: 50 });
    await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect(lastFilter(opened)).toEqual({ filter: noFilter, page: 1, pageSize: 50 }));
    await user.selectOptions(screen.getByLabelText('Durum'), 'Geri alındı');
    await user.selectOptions(screen.getByLabelText('Metin'), 'Çerez tercihi');
    await user.type(screen.getByRole('searchbox'), '0532');
    await waitFor(() =>
      expect(lastFilter(opened)).toMatchObject({ filter: { search: '0532', state: 'withdrawn', text: 'cookies' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('Export işlemi başarısız oldu.')).toBeTruthy();
    expect(fetch).toHaveBeenCalledWith(
      '/api/export/consent-entries?format=csv&search=0532&text=cookies&state=withdrawn',
    );
  });

  it('says when there is none, when nothing fits and when it did not come', async () => {
    const { unmount } = open(undefined, []);
    expect(await screen.findByText('Henüz onay yok')).toBeTruthy();
    unmount();
    const other = open('#privacy?tab=consents&q=yok', []);
    expect(await screen.findByText('Onay bulunamadı')).toBeTruthy();
    other.unmount();
    const consentEntries = () => {
      throw new ApiProblem('INTERNAL');
    };
    renderSection(<ConsentsTab />, { api: fakeApi({ Query: { consentEntries } }), hash: '#privacy?tab=consents' });
    expect(await screen.findByText('Onaylar yüklenemedi')).toBeTruthy();
  });
});

describe('a consent', () => {
  it('leads to its words of that time and to its record', async () => {
    open('#privacy?tab=consents&id=c1');
    const sheet = await sheetOf('İletişim izni (randevu)');
    expect(sheet.getByText(/iletişime geçilmesine izin veriyorum/)).toBeTruthy();
    expect(sheet.getByRole('link', { name: /^Aydınlatma metninin/ }).getAttribute('href')).toBe(
      '/kvkk-aydinlatma-metni?surum=abc123',
    );
    expect(sheet.getByRole('link', { name: 'Randevuyu aç' }).getAttribute('href')).toContain('#appointments?id=a1');
  });

  it('that is taken back is noted with channel, day and note, also of the same person’s others', async () => {
    const { api, user } = open('#privacy?tab=consents&id=c1');
    const refused = [{ field: 'withdrawnOn', message: 'Onayın verildiği günden önce olamaz', code: 'TOO_EARLY' }];
    api.fail('WithdrawConsent', new ApiProblem('VALIDATION_FAILED', { errors: refused }));
    await user.click(
      (await sheetOf('İletişim izni (randevu)')).getByRole('button', { name: 'Geri alındığını kaydet' }),
    );
    const dialog = await sheetOf('Onayın geri alındığını kaydet');
    await user.selectOptions(dialog.getByLabelText(/^Nasıl bildirdi/), 'Yüz yüze');
    await user.type(dialog.getByLabelText('Not'), 'Aranmak istemiyor');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect((await dialog.findAllByText('Onayın verildiği günden önce olamaz')).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('2 onayın geri alındığı kaydedildi')).toBeTruthy();
    expect(api.callsOf('WithdrawConsent').at(-1)).toEqual({
      id: 'c1',
      input: { channel: 'inPerson', withdrawnOn: today(), note: 'Aranmak istemiyor', ofPerson: true },
    });
    expect(await (await sheetOf('İletişim izni (randevu)')).findByText('Geri alındı')).toBeTruthy();
  });

  it('whose withdrawal was a mistake stands again, after asking', async () => {
    const { api, user } = open('#privacy?tab=consents&id=c2', [withdrawn]);
    const sheet = await sheetOf('İletişim izni (randevu)');
    expect(sheet.getByText('Aranmak istemiyor')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Geri alma kaydını kaldır' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Geri alma kaydı kaldırılsın mı?' }));
    await user.click(question.getByRole('button', { name: 'Kaydı kaldır' }));
    expect(await screen.findByText('Geri alma kaydı kaldırıldı')).toBeTruthy();
    expect(api.callsOf('RestoreConsent')).toEqual([{ id: 'c2' }]);
  });

  it.each([
    ['of cookies', cookies, 'Çerez tercihi'],
    ['whose person is erased', erased, 'Aydınlatma metni (randevu)'],
    ['that was not recorded', notRecorded, 'Aydınlatma metni (mesaj)'],
  ])('%s cannot be taken back', async (_, entry, title) => {
    open(`#privacy?tab=consents&id=${entry.id}`, [entry]);
    const sheet = await sheetOf(title);
    expect(sheet.queryByRole('button', { name: /Geri al/ })).toBeNull();
  });
});
