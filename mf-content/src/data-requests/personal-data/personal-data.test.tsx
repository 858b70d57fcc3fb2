import { addDays, today } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import DataRequestsTab from '../data-requests-tab.tsx';

const request = {
  id: '1',
  kind: 'erasure',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com' as string | null,
  phone: '05321112233' as string | null,
  channel: 'letter',
  receivedOn: addDays(today(), -10),
  dueOn: addDays(today(), 20),
  details: null,
  identityCheck: 'Kimliğini gösterdi' as string | null,
  identityCheckedBy: 'admin' as string | null,
  identityCheckedAt: new Date().toISOString() as string | null,
  answer: null,
  isClosed: false,
  closedBy: null,
  closedAt: null,
  version: 1,
};
const appointment = {
  id: 'a1',
  kind: 'appointment',
  date: '2026-11-02',
  description: 'Ada Yılmaz (veli: Ayşe Yılmaz), 10:00',
  partOfId: null as string | null,
};
const file = { ...appointment, id: 'f1', kind: 'appointmentFile', description: 'rapor.pdf (Rapor)', partOfId: 'a1' };
const message = { ...appointment, id: 'm1', kind: 'contactMessage', description: 'Ayşe Yılmaz: Görüşme süresi' };
const destroyed = {
  id: 'd1',
  kind: 'appointment',
  count: 2,
  keepReason: null as string | null,
  decidedBy: 'admin',
  at: '2026-11-20T09:00:00.000Z',
};

type Row = typeof appointment;
type Erasure = { input: { records: { id: string; keepReason?: string | null }[] } };

type Scene = { fields?: object; found?: Row[]; decided?: object[]; fetch?: StaffFetch };

function open({ fields = {}, found = [appointment, file, message], decided = [], fetch }: Scene = {}) {
  const state = { found: found as Row[], decided };
  const api = fakeApi({
    Query: {
      dataRequests: [{ ...request, ...fields }],
      personalData: () => state.found,
      destructionRecords: () => state.decided,
    },
    Mutation: {
      erasePersonalData({ input: { records } }: Erasure) {
        const erased = records.filter(({ keepReason }) => !keepReason).map(({ id }) => id);
        state.found = state.found.filter(({ id }) => !erased.includes(id));
        state.decided = [destroyed];
        return { erasedCount: erased.length, keptCount: records.length - erased.length, failures: [] };
      },
    },
  });
  const rendered = renderSection(<DataRequestsTab />, { api, hash: '#privacy', ...(fetch ? { fetch } : {}) });
  const show = async () => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Kayıtlı veriler: Ayşe Yılmaz' }));
    return within(await screen.findByRole('dialog', { name: 'Kayıtlı veriler: Ayşe Yılmaz' }));
  };
  return { api, state, show, ...rendered };
}

it('asks for nobody’s data before the identity is checked, and leads to the request', async () => {
  const { api, show, user } = open({ fields: { identityCheckedAt: null, identityCheck: null } });
  const sheet = await show();
  expect(sheet.getByText(/kimliğinin nasıl doğrulandığını/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'PDF olarak indir' })).toBeNull();
  expect(api.callsOf('PersonalData')).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Başvuruyu düzenle' }));
  expect(await screen.findByRole('dialog', { name: 'Düzenle: Ayşe Yılmaz' })).toBeTruthy();
});

it('says what is missing where nobody can be found by phone or e-mail', async () => {
  const { show } = open({ fields: { phone: null, email: null } });
  expect((await show()).getByText(/telefon veya e-posta yazın/)).toBeTruthy();
});

it('shows what is found, kind by kind, or that nothing is', async () => {
  const { show } = open();
  const sheet = await show();
  expect(await sheet.findByText(/3 kayıt bulundu/)).toBeTruthy();
  const region = within(sheet.getByRole('region', { name: 'Randevu dosyası (1)' }));
  expect(region.getByText(/02.11.2026 tarihli randevuyla birlikte silinir/)).toBeTruthy();
  expect(sheet.getByText(/henüz bir kayıt silinmedi/)).toBeTruthy();
});

it('says that nothing is held', async () => {
  const { show } = open({ found: [] });
  const sheet = await show();
  expect(await sheet.findByText('Kayıtlı veri bulunamadı')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^Sil/ })).toBeNull();
});

it('can be asked for again after a failure', async () => {
  const { api, show, user } = open();
  api.failAlways('PersonalData', new ApiProblem('UNAVAILABLE'));
  const sheet = await show();
  const retry = await sheet.findByRole('button', { name: 'Tekrar Dene' });
  api.recover('PersonalData');
  await user.click(retry);
  expect(await sheet.findByText(/3 kayıt bulundu/)).toBeTruthy();
});

it('erases what is chosen and what goes along, keeps the rest for a reason, and shows the records of it', async () => {
  const { api, show, user } = open();
  const sheet = await show();
  await user.click(await sheet.findByLabelText(/^Ada Yılmaz/));
  expect((sheet.getByLabelText(/^rapor.pdf/) as HTMLInputElement).checked).toBe(true);
  expect((sheet.getByLabelText(/^rapor.pdf/) as HTMLInputElement).disabled).toBe(true);
  await user.selectOptions(sheet.getByLabelText(/^Seçilmeyenler/), 'Yasal saklama süresi dolmadı');
  await user.click(sheet.getByRole('button', { name: 'Sil (2)' }));
  const question = within(await screen.findByRole('alertdialog', { name: '2 kayıt silinsin mi?' }));
  expect(question.getByText(/geri alınamaz/)).toBeTruthy();
  expect(question.getByText('1 kayıt saklanır: Yasal saklama süresi dolmadı.')).toBeTruthy();
  expect(api.callsOf('ErasePersonalData')).toEqual([]);
  await user.click(question.getByRole('button', { name: '2 kaydı sil' }));
  expect(await screen.findByText('2 kayıt silindi. 1 kaydın saklanma nedeni yazıldı.')).toBeTruthy();
  expect(api.callsOf('ErasePersonalData')).toEqual([
    {
      id: '1',
      input: {
        records: [
          { id: 'a1', kind: 'appointment' },
          { id: 'f1', kind: 'appointmentFile' },
          { id: 'm1', kind: 'contactMessage', keepReason: 'legalRetention' },
        ],
      },
    },
  ]);
  expect(await sheet.findByText('2 randevu silindi')).toBeTruthy();
  expect(await sheet.findByText(/1 kayıt bulundu/)).toBeTruthy();
});

it('erases nothing when the question is left', async () => {
  const { api, show, user } = open();
  const sheet = await show();
  await user.click(await sheet.findByLabelText('Tümünü seç'));
  await user.click(sheet.getByRole('button', { name: 'Sil (3)' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Vazgeç' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(api.callsOf('ErasePersonalData')).toEqual([]);
  expect(sheet.getByRole('button', { name: 'Sil (3)' })).toBeTruthy();
});

it('says which records could not be erased, and why nothing could', async () => {
  const { api, show, user } = open({ found: [appointment] });
  const failures = [{ id: 'a1', kind: 'appointment', message: 'Aradığınız kayıt bulunamadı.' }];
  api.use({ Mutation: { erasePersonalData: { erasedCount: 0, keptCount: 0, failures } } });
  const sheet = await show();
  const erase = async () => {
    await user.click(await sheet.findByLabelText(/^Ada Yılmaz/));
    await user.click(sheet.getByRole('button', { name: 'Sil (1)' }));
    await user.click(await screen.findByRole('button', { name: '1 kaydı sil' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  };
  await erase();
  expect(await screen.findByText('1 kayıt silinemedi. Aradığınız kayıt bulunamadı.')).toBeTruthy();
  api.fail('ErasePersonalData', new ApiProblem('UNAVAILABLE'));
  await erase();
  expect(await screen.findByText(/Hizmet şu anda kullanılamıyor/)).toBeTruthy();
});

it('notes why all is kept, without a question', async () => {
  const { api, show, user } = open({ found: [message] });
  const sheet = await show();
  await user.selectOptions(await sheet.findByLabelText(/^Seçilmeyenler/), 'legalClaim');
  await user.click(sheet.getByRole('button', { name: 'Kararı kaydet' }));
  expect(await screen.findByText('1 kaydın saklanma nedeni yazıldı.')).toBeTruthy();
  expect(api.callsOf('ErasePersonalData')).toMatchObject([{ input: { records: [{ keepReason: 'legalClaim' }] } }]);
});

it('is new when something is decided elsewhere', async () => {
  const { show, state, emit } = open();
  const sheet = await show();
  await sheet.findByText(/3 kayıt bulundu/);
  state.found = [message];
  state.decided = [{ ...destroyed, keepReason: 'legalClaim' }];
  emit({ type: 'data-request.changed', payload: { id: '1' } });
  expect(await sheet.findByText(/1 kayıt bulundu/)).toBeTruthy();
  expect(await sheet.findByText(/2 randevu saklandı: Bir hakkın/)).toBeTruthy();
});

it('gives all that is found as a file, and says when it could not', async () => {
  const asked: string[] = [];
  let isFailing = true;
  const fetch = async (address: string) => {
    asked.push(address);
    return isFailing ? new Response('{}', { status: 503 }) : new Response('%PDF-1.7');
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  const { show, user } = open({ fetch });
  const sheet = await show();
  await user.click(await sheet.findByRole('button', { name: 'PDF olarak indir' }));
  expect(await screen.findByText('Dosya hazırlanamadı.')).toBeTruthy();
  isFailing = false;
  await user.click(sheet.getByRole('button', { name: 'JSON olarak indir' }));
  await expect.poll(() => downloads).toEqual([`kisisel-veriler-${today()}.json`]);
  expect(asked).toEqual(['/api/export/personal-data/1?format=pdf', '/api/export/personal-data/1?format=json']);
});
