import '@testing-library/jest-dom/vitest';
import { today } from '@practice/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
const appointmentDate = '2099-12-01';
const contactWithdrawnAt = '2026-11-10T08:00:00.000Z';
const consents = {
  kvkk: true,
  communication: true,
  legalTextVersion: 'abc',
  agreedAt: '2026-11-02T07:00:00.000Z',
};
const entry = { id: 'c1', text: 'appointmentContact', state: 'given', withdrawal: null as object | null };

async function openSheet(fields: object, entries: object[]) {
  practice.current.appointments = [appointment({ appointmentDate, ...fields })];
  practice.current.use({
    Query: { recordConsents: () => entries },
    Mutation: { withdrawConsent: () => [{ ...entry, state: 'withdrawn' }] },
  });
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1' });
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' })) };
}
const picker = async () => within(await screen.findByRole('dialog', { name: 'E‑posta Şablonu Seç' }));

it('whoever answers the phone notes that the parent took the consent back', async () => {
  const { sheet, user } = await openSheet({ consents }, [entry]);
  await user.click(await sheet.findByRole('button', { name: 'Geri alındığını kaydet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Onayın geri alındığını kaydet' }));
  expect(dialog.getByText('Elif Yılmaz: İletişim izni (randevu)')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Onayın geri alındığı kaydedildi.')).toBeInTheDocument();
  expect(practice.current.callsOf('WithdrawRecordConsent')).toEqual([
    { id: 'c1', input: { channel: 'phone', withdrawnOn: today(), note: '', ofPerson: true } },
  ]);
});

it('the notice that a parent was shown is a link, without the names of versions', async () => {
  const { sheet } = await openSheet({ consents }, [entry]);
  const link = sheet.getByRole('link', { name: 'Aydınlatma metninin o günkü hali (yeni sekmede)' });
  expect(link).toHaveAttribute('href', '/kvkk-aydinlatma-metni?surum=abc');
  expect(sheet.queryByText('abc')).toBeNull();
  expect(sheet.queryByText('Onay cümleleri')).toBeNull();
});

it('says so at the appointment, and warns before an e-mail by hand', async () => {
  const withdrawal = { withdrawnOn: '2026-11-10', channel: 'phone', recordedBy: 'selin' };
  const fields = { consents, contactWithdrawnAt, status: 'confirmed' as const };
  const { sheet, user } = await openSheet(fields, [{ ...entry, state: 'withdrawn', withdrawal }]);
  expect(sheet.getByRole('note')).toHaveTextContent('İletişim izni geri alındı (10.11.2026)');
  expect(await sheet.findByText(/10\.11\.2026, telefon · kaydeden: selin/)).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Geri alındığını kaydet' })).toBeNull();
  await user.click(await sheet.findByRole('button', { name: 'E-posta gönder…' }));
  const dialog = await picker();
  expect(dialog.getByRole('note')).toHaveTextContent('Veli, kendisine yazılmasını istemiyor.');
  await user.click(dialog.getByRole('radio', { name: /^Randevu iptali/ }));
  expect(dialog.queryByRole('note')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^Randevu hatırlatması/ }));
  await user.click(dialog.getByRole('button', { name: 'Yine de gönder' }));
  expect(await screen.findByText('E-posta gönderildi')).toBeInTheDocument();
  expect(practice.current.callsOf('SendAppointmentEmail')).toEqual([
    { id: '1', templateId: 'reminder', customMessage: '', allowWithdrawn: true },
  ]);
});

it('confirms without an e-mail, and says so', async () => {
  const { sheet, user } = await openSheet({ consents, contactWithdrawnAt }, []);
  await user.click(await sheet.findByRole('button', { name: 'Onay e-postasını gör' }));
  const dialog = await picker();
  expect(dialog.getByRole('note')).toHaveTextContent('Durum değişir; veliye e-posta kendiliğinden gönderilmez.');
  expect(dialog.getByRole('button', { name: 'Onayla' })).toBeInTheDocument();
});
