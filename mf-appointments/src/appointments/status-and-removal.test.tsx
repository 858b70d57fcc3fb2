import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { addressed, openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
beforeEach(() => {
  practice.current.appointments = [
    appointment({ id: '1', childName: 'Deniz Yılmaz', version: 4 }),
    appointment({ id: '2', childName: 'Ali Kaya', status: 'cancelled' }),
    appointment({ id: '3', childName: 'Zeynep Ak', isRecurring: true, recurringPattern: 'weekly' }),
  ];
});

async function choose(user: Awaited<ReturnType<typeof openScreen>>['user'], childName: string, action: string) {
  await user.click(within(await row(childName)).getByRole('button', { name: /^İşlemler/ }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

it('confirms from the menu of a row and takes it back from the toast', async () => {
  const { user } = await openScreen(practice.current);
  await choose(user, 'Deniz Yılmaz', 'Onayla');
  expect(await screen.findByText('Randevu onaylandı')).toBeInTheDocument();
  expect(screen.getByText('Başarılı')).toBeInTheDocument();
  expect(await within(await row('Deniz Yılmaz')).findByText('Onaylandı')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Randevu beklemede olarak işaretlendi')).toBeInTheDocument();
  expect(practice.current.callsOf('SetAppointmentStatus')).toEqual([
    { id: '1', status: 'confirmed', version: 4 },
    { id: '1', status: 'pending', version: 5, isUndo: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument();
});

it.each([
  [
    new ApiProblem('VERSION_CONFLICT', { message: 'Bu kayıt siz düzenlerken değiştirildi.' }),
    'Bu kayıt siz düzenlerken değiştirildi.',
  ],
  [new ApiProblem('INTERNAL', { message: 'Beklenmeyen bir hata oluştu.' }), 'Durum güncellenirken hata oluştu.'],
])('says what the server says of a failed change, else the documented sentence', async (refusal, sentence) => {
  practice.current.fail('SetAppointmentStatus', refusal);
  const { user } = await openScreen(practice.current);
  await choose(user, 'Deniz Yılmaz', 'Onayla');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText('Hata')).toBeInTheDocument();
});

it('asks before a reactivated appointment overlaps others', async () => {
  const conflicts = [
    {
      id: '9',
      childName: 'Ece Demir',
      appointmentDate: '2026-12-01',
      appointmentTime: '10:30',
      appointmentEndTime: '11:30',
      status: 'confirmed',
    },
  ];
  practice.current.fail('SetAppointmentStatus', new ApiProblem('APPOINTMENT_OVERLAP', { conflicts }), null);
  const { user } = await openScreen(practice.current);
  await choose(user, 'Ali Kaya', 'Yeniden Aktifleştir');
  const question = await screen.findByRole('dialog', { name: 'Bu saatte başka bir randevu var.' });
  expect(within(question).getByText('Ece Demir')).toBeInTheDocument();
  expect(within(question).getByText('1 Aralık 2026, Salı · 10:30–11:30')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText('Randevu beklemede olarak işaretlendi')).toBeInTheDocument();
  expect(practice.current.callsOf('SetAppointmentStatus').at(-1)).toMatchObject({ id: '2', allowConflict: true });
});

it('does not ask again about an overlap that was allowed before', async () => {
  practice.current.appointments = [appointment({ id: '5', childName: 'Can Er', conflictsWith: ['9'] })];
  const { user } = await openScreen(practice.current);
  await choose(user, 'Can Er', 'Onayla');
  expect(await screen.findByText('Randevu onaylandı')).toBeInTheDocument();
  expect(practice.current.callsOf('SetAppointmentStatus')).toEqual([{ id: '5', status: 'confirmed', version: 1 }]);
});

it('sets any status in the sheet, without restrictions', async () => {
  const { user } = await openScreen(practice.current, { hash: '#appointments?id=2' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Ali Kaya' }));
  await user.click(await sheet.findByRole('button', { name: 'Durum: İptal Edildi. Değiştir' }));
  await user.click(screen.getByRole('menuitem', { name: 'Tamamlandı' }));
  expect((await screen.findAllByText('Randevu tamamlandı')).length).toBeGreaterThan(0);
  expect(practice.current.find('2').status).toBe('completed');
});

it('deletes after asking, and closes the sheet of what is gone', async () => {
  const { user } = await openScreen(practice.current);
  (await row('Deniz Yılmaz')).focus();
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' }));
  await user.click(await sheet.findByRole('button', { name: /^İşlemler/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Sil' }));
  const question = screen.getByRole('alertdialog', { name: 'Randevu kalıcı olarak silinsin mi?' });
  expect(question).toHaveTextContent('Bu işlem geri alınamaz.');
  expect(practice.current.callsOf('DeleteAppointment')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Kalıcı olarak sil' }));
  expect(await screen.findByText('Randevu kalıcı olarak silindi.')).toBeInTheDocument();
  await waitFor(() => expect(addressed()).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Deniz/ })).not.toBeInTheDocument());
});

it('asks which of a series to delete', async () => {
  const { user } = await openScreen(practice.current);
  await choose(user, 'Zeynep Ak', 'Sil');
  const question = screen.getByRole('dialog', { name: 'Hangi randevular silinsin?' });
  await user.click(within(question).getByRole('radio', { name: 'Bu ve sonraki randevular' }));
  await user.click(within(question).getByRole('button', { name: 'Kalıcı olarak sil' }));
  await waitFor(() => expect(practice.current.callsOf('DeleteAppointment')).toEqual([{ id: '3', scope: 'following' }]));
});

it('says that a deletion failed, and why', async () => {
  practice.current.fail('DeleteAppointment', new ApiProblem('NOT_FOUND', { message: 'Aradığınız kayıt bulunamadı.' }));
  const { user } = await openScreen(practice.current);
  await choose(user, 'Deniz Yılmaz', 'Sil');
  await user.click(screen.getByRole('button', { name: 'Kalıcı olarak sil' }));
  expect(await screen.findByText('Randevu silinirken hata oluştu. Aradığınız kayıt bulunamadı.')).toBeInTheDocument();
});

it('shows cards with their own changes of status on phones', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  practice.current.appointments = [appointment({ id: '4', childName: 'Can Er', status: 'completed' })];
  const { user } = await openScreen(practice.current);
  const card = await screen.findByRole('group', { name: /^Durum: Can Er/ });
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Beklemede Yap']);
  expect(screen.queryByRole('checkbox', { name: /^Seç/ })).not.toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Beklemede Yap' }));
  expect(await screen.findByText('Randevu beklemede olarak işaretlendi')).toBeInTheDocument();
  vi.unstubAllGlobals();
});
