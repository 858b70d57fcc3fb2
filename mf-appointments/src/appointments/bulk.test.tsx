import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

function many(count: number) {
  practice.current.appointments = Array.from({ length: count }, (_, index) =>
    appointment({ id: `a${index}`, childName: `Çocuk ${index}`, status: index % 2 ? 'confirmed' : 'pending' }),
  );
}

const bar = () => within(screen.getByRole('region', { name: 'Toplu işlemler' }));

it('warns when nothing is selected', async () => {
  many(3);
  const { user } = await openScreen(practice.current);
  await row('Çocuk 0');
  await user.click(screen.getByRole('button', { name: 'Toplu mod' }));
  await user.click(bar().getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Lütfen en az bir randevu seçin.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Bildirimi kapat' }));
  await user.click(bar().getByRole('button', { name: 'Dışa aktar' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('Lütfen en az bir randevu seçin.')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Sil' }));
  for (const question of screen.getAllByRole('alertdialog')) expect(question).not.toHaveAttribute('open');
  expect(practice.current.callsOf('BulkSetAppointmentStatus')).toEqual([]);
});

it('confirms the whole list in batches of twenty, reports each failure and keeps it selected', async () => {
  many(45);
  const { user } = await openScreen(practice.current);
  await row('Çocuk 0');
  await user.click(screen.getByRole('button', { name: 'Toplu mod' }));
  await user.click(bar().getByRole('button', { name: 'Hızlı seç' }));
  await user.click(screen.getByRole('menuitem', { name: 'Tümü' }));
  expect(await bar().findByText('45 seçili')).toBeInTheDocument();

  practice.current.failing.set('a7', 'Bu saatte başka bir randevu var.');
  practice.current.pause('BulkSetAppointmentStatus');
  await user.click(bar().getByRole('button', { name: 'Onayla' }));
  expect(await bar().findByRole('progressbar')).toHaveAttribute('aria-valuemax', '45');
  practice.current.resume();

  expect(await bar().findByText('44 randevu onaylandı, 1 randevu atlandı')).toBeInTheDocument();
  const sizes = practice.current.callsOf('BulkSetAppointmentStatus').map(({ ids }) => (ids as string[]).length);
  expect(sizes).toEqual([20, 20, 5]);
  expect(bar().getByText('1 seçili')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Ayrıntılar' }));
  const report = within(screen.getByRole('dialog', { name: 'İşlenemeyen randevular' }));
  expect(report.getByText('Çocuk 7, 01.12.2026 10:00')).toBeInTheDocument();
  expect(report.getByText('Bu saatte başka bir randevu var.')).toBeInTheDocument();
});

it('a bulk change is undone to each record’s former status, over each other where staff had accepted that', async () => {
  many(4);
  practice.current.change('a1', { conflictsWith: ['a3'] });
  practice.current.change('a3', { conflictsWith: ['a1'] });
  const { user } = await openScreen(practice.current);
  await row('Çocuk 0');
  await user.click(screen.getByRole('checkbox', { name: 'Sayfadaki tümünü seç' }));
  await user.click(bar().getByRole('button', { name: 'Tamamla' }));
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('4 randevu eski durumuna alındı')).toBeInTheDocument();
  expect(practice.current.callsOf('BulkSetAppointmentStatus')).toEqual([
    { ids: ['a0', 'a1', 'a2', 'a3'], status: 'completed' },
    { ids: ['a0', 'a2'], status: 'pending', isUndo: true, allowConflict: false },
    { ids: ['a1', 'a3'], status: 'confirmed', isUndo: true, allowConflict: true },
  ]);
});

it('says that a bulk change broke off, and what was done by then stays done', async () => {
  many(25);
  practice.current.fail('BulkSetAppointmentStatus', null, new ApiProblem('INTERNAL'));
  const { user } = await openScreen(practice.current);
  await row('Çocuk 0');
  await user.click(screen.getByRole('checkbox', { name: 'Sayfadaki tümünü seç' }));
  await user.click(bar().getByRole('button', { name: 'İptal Et' }));
  expect(await screen.findByText('Toplu güncelleme sırasında hata oluştu.')).toBeInTheDocument();
  expect(bar().getByText('20 randevu iptal edildi, 5 randevu atlandı')).toBeInTheDocument();
  expect(bar().getByText('5 seçili')).toBeInTheDocument();
});

it('deletes the selected ones after saying that it cannot be undone', async () => {
  many(3);
  const { user } = await openScreen(practice.current);
  await user.click(within(await row('Çocuk 1')).getByRole('checkbox'));
  await user.click(bar().getByRole('button', { name: 'Sil' }));
  const question = screen.getByRole('alertdialog', { name: '1 randevu kalıcı olarak silinsin mi?' });
  expect(question).toHaveTextContent('Bu işlem geri alınamaz.');
  await user.click(within(question).getByRole('button', { name: 'Kalıcı olarak sil' }));
  expect(await screen.findByText('1 randevu kalıcı olarak silindi.')).toBeInTheDocument();
  expect(practice.current.callsOf('BulkDeleteAppointments')).toEqual([{ ids: ['a1'] }]);
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Çocuk 1,/ })).not.toBeInTheDocument());
});

it('asks the server for a quick selection within the filters of the list', async () => {
  many(6);
  const { user } = await openScreen(practice.current, { hash: '#appointments?search=çocuk' });
  await row('Çocuk 0');
  await user.click(screen.getByRole('button', { name: 'Toplu mod' }));
  await user.click(bar().getByRole('button', { name: 'Hızlı seç' }));
  await user.click(screen.getByRole('menuitem', { name: 'Bekleyenler' }));
  expect(await bar().findByText('3 seçili')).toBeInTheDocument();
  expect(practice.current.callsOf('AppointmentIds')).toEqual([
    { filter: { status: 'pending', search: 'çocuk' }, page: 1, pageSize: 200 },
  ]);
});

it('exports the selected ones from the bar', async () => {
  many(3);
  const fetch = vi.fn(async (_address: string, _init?: RequestInit) => new Response(null, { status: 500 }));
  const { user } = await openScreen(practice.current, { fetch });
  await user.click(within(await row('Çocuk 1')).getByRole('checkbox'));
  await user.click(bar().getByRole('button', { name: 'Dışa aktar' }));
  expect(screen.getByText('Seçilen 1 randevu')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/api/export/appointments', 'POST']);
  expect(JSON.parse(String(init?.body))).toMatchObject({ format: 'csv', ids: ['a1'] });
});

it('has e-mail and export of the selected ones in the header too, in bulk mode', async () => {
  many(3);
  const { user } = await openScreen(practice.current);
  await row('Çocuk 0');
  await user.click(screen.getByRole('button', { name: 'Toplu mod' }));
  const header = within(screen.getByRole('heading', { name: 'Randevu Yönetimi' }).closest('header') as HTMLElement);
  expect(header.queryByRole('button', { name: 'E-posta gönder' })).not.toBeInTheDocument();
  await user.click(within(await row('Çocuk 1')).getByRole('checkbox'));
  await user.click(header.getByRole('button', { name: 'Dışa aktar' }));
  expect(screen.getByText('Seçilen 1 randevu')).toBeInTheDocument();
  await user.click(header.getByRole('button', { name: 'E-posta gönder' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hatırlatma e-postası' }));
  const question = within(screen.getByRole('alertdialog', { name: '1 randevu için e-posta gönderilsin mi?' }));
  await question.findByRole('region', { name: 'E-postanın metni' });
  expect(practice.current.callsOf('BulkSendAppointmentEmails')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Gönder' }));
  await waitFor(() =>
    expect(practice.current.callsOf('BulkSendAppointmentEmails')).toEqual([{ ids: ['a1'], templateId: 'reminder' }]),
  );
});

it('the question before a bulk e-mail says that none leaves', async () => {
  many(3);
  practice.current.use({ Query: { mailState: { problem: 'not_set_up' } } });
  const { user } = await openScreen(practice.current);
  await user.click(within(await row('Çocuk 1')).getByRole('checkbox'));
  await user.click(bar().getByRole('button', { name: 'E-posta gönder' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hatırlatma e-postası' }));
  const question = within(screen.getByRole('alertdialog', { name: '1 randevu için e-posta gönderilsin mi?' }));
  expect(await question.findByText('E-posta sunucusu ayarlı değil; e-postalar sırada bekliyor.')).toBeInTheDocument();
});

it('asks before some of the selected are reminded a second time', async () => {
  many(3);
  practice.current.appointments.push(appointment({ id: 'r', childName: 'Hatırlatılan', reminderSent: true }));
  const { user } = await openScreen(practice.current);
  const remind = async () => {
    await user.click(bar().getByRole('button', { name: 'E-posta gönder' }));
    await user.click(screen.getByRole('menuitem', { name: 'Hatırlatma e-postası' }));
  };
  await user.click(within(await row('Çocuk 1')).getByRole('checkbox'));
  await user.click(within(await row('Hatırlatılan')).getByRole('checkbox'));
  await remind();
  const question = within(screen.getByRole('alertdialog', { name: '2 randevu için e-posta gönderilsin mi?' }));
  expect(question.getByText('Seçilen bir randevu için hatırlatma zaten gönderildi.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Vazgeç' }));
  expect(practice.current.callsOf('BulkSendAppointmentEmails')).toEqual([]);
  await remind();
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  await waitFor(() =>
    expect(practice.current.callsOf('BulkSendAppointmentEmails')).toEqual([
      { ids: ['a1', 'r'], templateId: 'reminder' },
    ]),
  );
});
