import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { addressed, changed, openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

function three() {
  practice.current.appointments = [
    appointment({ id: '1', childName: 'Deniz Yılmaz' }),
    appointment({ id: '2', childName: 'Ali Kaya', status: 'confirmed', childAge: null, reason: '', fee: 900 }),
    appointment({ id: '3', childName: 'Zeynep Ak', status: 'cancelled', priority: 'urgent', fee: 900 }),
  ];
}

it('shows the counts, the sums and the rows', async () => {
  three();
  await openScreen(practice.current);
  const deniz = await row('Deniz Yılmaz');
  expect(within(deniz).getByText('8 yaş')).toBeInTheDocument();
  expect(within(deniz).getByText('0532 111 22 33')).toBeInTheDocument();
  expect(within(deniz).getByText('01.12.2026 Sal')).toBeInTheDocument();
  expect(within(deniz).getByText('10:00–11:00')).toBeInTheDocument();
  expect(await within(deniz).findByText('Oyun Terapisi')).toBeInTheDocument();
  expect(within(deniz).getByText('Kreşe başlarken çok…')).toBeInTheDocument();
  expect(within(await row('Ali Kaya')).getByText('Bilinmiyor')).toBeInTheDocument();
  expect(within(await row('Zeynep Ak')).getByText('Acil')).toBeInTheDocument();
  expect(within(await row('Zeynep Ak')).queryByText('Ödeme Bekliyor')).not.toBeInTheDocument();
  expect(within(await row('Ali Kaya')).getByText('Ödeme Bekliyor')).toBeInTheDocument();
  expect(await screen.findByText('Toplam 3 · Bugün 2 · Bu hafta 4')).toBeInTheDocument();
  const summary = within(screen.getByRole('region', { name: 'Özet' }));
  expect(summary.getByText('1.250,00 ₺')).toBeInTheDocument();
  expect(summary.getByText('300,50 ₺')).toBeInTheDocument();
});

it.each([
  [80, ['Çocuk', 'Veli', 'İletişim', 'Tarih / Saat', 'Hizmet', 'Durum', 'Ek bilgi', 'İşlemler']],
  [64, ['Çocuk', 'Veli', 'Tarih / Saat', 'Hizmet', 'Durum', 'İşlemler']],
  [48, ['Çocuk', 'Veli', 'Tarih / Saat', 'Durum', 'İşlemler']],
])('has at %i rem the columns that there is room for, and folds out the rest', async (width, titles) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? 0) <= width,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  three();
  const { user } = await openScreen(practice.current);
  const deniz = await row('Deniz Yılmaz');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
  expect(heads.filter((title) => titles.includes(title) || title === 'İletişim')).toEqual(titles);
  await user.click(within(deniz).getByRole('button', { name: /^Ayrıntı/ }));
  expect(screen.getByText('Hizmet', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Oyun Terapisi');
});

it('keeps tab, filter and order in the address, and Back goes through them', async () => {
  three();
  const { user } = await openScreen(practice.current);
  await row('Deniz Yılmaz');
  await user.click(within(screen.getByRole('group', { name: 'Durum' })).getByRole('button', { name: /^Onaylandı/ }));
  expect(addressed()).toEqual({ status: 'confirmed' });
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Deniz/ })).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tarih aralığı' }), 'Son 7 gün');
  await user.click(screen.getByRole('button', { name: 'Veli' }));
  expect(addressed()).toEqual({ status: 'confirmed', dateRange: 'week', sort: 'parentName', direction: 'asc' });
  expect(practice.current.callsOf('Appointments').at(-1)).toMatchObject({
    filter: { status: 'confirmed', dateRange: 'week' },
    sort: 'parentName',
    direction: 'asc',
    page: 1,
  });
  history.back();
  await waitFor(() => expect(addressed()).toEqual({ status: 'confirmed', dateRange: 'week' }));
  history.back();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tarih aralığı' })).toHaveValue(''));
});

it('opens a shared view as it was, advanced filters included', async () => {
  three();
  await openScreen(practice.current, { hash: '#appointments?search=kaya&childAgeRange=7-12&specialFeature=conflict' });
  expect(screen.getByRole('searchbox', { name: 'Randevularda ara' })).toHaveValue('kaya');
  expect(screen.getByRole('combobox', { name: 'Çocuğun yaş grubu' })).toHaveValue('7-12');
  expect(screen.getByRole('combobox', { name: 'Özellikler' })).toHaveValue('conflict');
  expect(screen.getByRole('group', { name: 'Gelişmiş filtreler' })).toBeVisible();
  expect(practice.current.callsOf('Appointments')[0]).toMatchObject({
    filter: { search: 'kaya', childAgeRange: '7-12', specialFeature: 'conflict' },
  });
});

it('searches a moment after typing', async () => {
  three();
  const { user } = await openScreen(practice.current, { hash: '#appointments?page=2' });
  await user.type(screen.getByRole('searchbox', { name: 'Randevularda ara' }), 'İpek');
  await waitFor(() => expect(addressed()).toEqual({ search: 'İpek' }));
  await waitFor(() =>
    expect(practice.current.callsOf('Appointments').at(-1)).toMatchObject({ filter: { search: 'İpek' } }),
  );
});

it('says that nothing was found, and takes the filters away again', async () => {
  three();
  const { user } = await openScreen(practice.current, { hash: '#appointments?status=completed' });
  expect(await screen.findByText('Randevu bulunamadı')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Filtreleri temizle' })[0] as HTMLElement);
  expect(addressed()).toEqual({});
  await row('Deniz Yılmaz');
});

it('offers the first step where there are no appointments at all', async () => {
  const { user } = await openScreen(practice.current);
  expect(await screen.findByText('Randevu bulunamadı')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Yeni Randevu' }).at(-1) as HTMLElement);
  expect(location.hash).toBe('#appointments-new');
  expect(await screen.findByRole('dialog', { name: 'Yeni Randevu' })).toBeInTheDocument();
});

it('reports a failed load and tries again', async () => {
  three();
  practice.current.fail('Appointments', new ApiProblem('FORBIDDEN', { message: 'Bu işlem için yetkiniz yok.' }));
  const { user } = await openScreen(practice.current);
  expect(await screen.findByText('Bu işlem için yetkiniz yok.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  await row('Deniz Yılmaz');
});

it('goes to the last page that there is', async () => {
  practice.current.appointments = Array.from({ length: 30 }, (_, index) =>
    appointment({ id: String(index), childName: `Çocuk ${index}` }),
  );
  await openScreen(practice.current, { hash: '#appointments?page=7' });
  await waitFor(() => expect(addressed()).toEqual({ page: '2' }));
  await row('Çocuk 29');
  expect(screen.getByText('26–30 / 30 randevu')).toBeInTheDocument();
});

it('is worked by keyboard: arrows move, Space selects, Enter opens', async () => {
  three();
  const { user } = await openScreen(practice.current);
  (await row('Deniz Yılmaz')).focus();
  await user.keyboard('{ArrowDown}');
  expect(await row('Ali Kaya')).toHaveFocus();
  await user.keyboard(' ');
  expect(await row('Ali Kaya')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(addressed()).toEqual({ id: '2' });
  expect(await screen.findByRole('dialog', { name: 'Ali Kaya' })).toBeInTheDocument();
});

it('refreshes when somebody else changed something, and keeps the focus', async () => {
  three();
  const { emit } = await openScreen(practice.current);
  const deniz = await row('Deniz Yılmaz');
  deniz.focus();
  practice.current.change('1', { status: 'confirmed' });
  emit(changed('1', 2));
  expect(await within(deniz).findByText('Onaylandı')).toBeInTheDocument();
  expect(deniz).toHaveFocus();
  expect(deniz).toHaveAttribute('data-highlighted');
  expect(await screen.findByRole('button', { name: /^Onaylandı ?2/ })).toBeInTheDocument();
});

it('hides what the role may not do', async () => {
  three();
  const { user } = await openScreen(practice.current, { role: 'user' });
  await user.click(within(await row('Deniz Yılmaz')).getByRole('button', { name: /^İşlemler/ }));
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  expect(entries).toEqual([
    'Onayla',
    'Tamamla',
    'İptal Et',
    'AçEnter',
    'Düzenle',
    'Saati değiştir…',
    'E-posta gönder…',
    'Bağlantıyı kopyala',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Toplu mod' }));
  expect(screen.queryByRole('button', { name: 'Sil' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dışa aktar' })).not.toBeInTheDocument();
});

it('exports the list as it is filtered, and says when that fails', async () => {
  three();
  const fetch = vi.fn(async () => new Response(null, { status: 500 }));
  const { user } = await openScreen(practice.current, { hash: '#appointments?status=pending', fetch });
  await row('Deniz Yılmaz');
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('Export işlemi başarısız oldu.')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith(
    '/api/export/appointments?format=csv&status=pending&sort=createdAt&direction=desc',
  );
});
