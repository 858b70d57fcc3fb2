import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseDay,
  fillContact,
  fillPersonal,
  openWizard,
  openWizardAt,
  press,
  send,
  setUpClinic,
  type,
} from './testing/open-wizard.tsx';

const clinic = setUpClinic();

/** The message that a field points to, the way a screen reader finds it. */
async function messageOf(label: string, message: string): Promise<void> {
  const field = screen.getByLabelText(label, { exact: false, selector: 'input:not([type=radio]), textarea' });
  const shown = await screen.findByText(message, { selector: '[role=alert] *' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(shown.closest('[role=alert]')?.id);
}

const badName = "Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz";
const names: [string, string, string][] = ['Ebeveyn Adı Soyadı', 'Çocuğun Adı Soyadı'].flatMap((label) => [
  [label, 'En az 2 karakter olmalıdır', 'A'],
  [label, 'En fazla 100 karakter olabilir', 'a'.repeat(101)],
  [label, badName, 'Elif 3'],
  [label, badName, '- .'],
]);

describe('step 1', () => {
  it.each([
    ...names,
    ['Çocuğun Doğum Tarihi', 'Doğum tarihi gelecekte olamaz', '21.11.2026'],
    ['Çocuğun Doğum Tarihi', 'Çocuk 25 yaşından küçük olmalıdır', '20.11.2001'],
    ['Çocuğun Doğum Tarihi', 'Tarihi gg.aa.yyyy biçiminde yazınız (örneğin 05.09.2018)', '31.02.2018'],
  ])('%s: %s', async (label, message, value) => {
    await openWizard(clinic);
    type(label, value);
    await messageOf(label, message);
  });

  it.each([
    ['Ebeveyn Adı Soyadı', 'Şeyma-Nur Öz. Çağlayan'],
    ['Çocuğun Adı Soyadı', "Ali Jean-Luc D'Arcy"],
    ['Çocuğun Doğum Tarihi', '20.11.2026'],
    ['Çocuğun Doğum Tarihi', '21.11.2001'],
  ])('%s accepts %j', async (label, value) => {
    await openWizard(clinic);
    type(label, value);
    press('İleri');
    // The other fields speak up, so this one had its turn.
    await screen.findAllByText(/En az 2 karakter olmalıdır|Çocuk doğum tarihi seçiniz/);
    expect(screen.getByLabelText(label, { exact: false, selector: 'input' })).not.toHaveAttribute('aria-invalid');
  });

  it('asks for what is missing, and puts the cursor into the first such field', async () => {
    await openWizard(clinic);
    type('Ebeveyn Adı Soyadı', 'Elif Yılmaz');
    press('İleri');
    await messageOf('Çocuğun Doğum Tarihi', 'Çocuk doğum tarihi seçiniz');
    await messageOf('Çocuğun Adı Soyadı', 'En az 2 karakter olmalıdır');
    expect(screen.getByLabelText('Çocuğun Adı Soyadı', { exact: false })).toHaveFocus();
  });

  it('says nothing while a field is being filled in for the first time, then checks every change', async () => {
    const { user } = await openWizard(clinic);
    const name = screen.getByLabelText('Ebeveyn Adı Soyadı', { exact: false });
    await user.type(name, 'E');
    expect(screen.queryByText('En az 2 karakter olmalıdır')).toBeNull();
    await user.tab();
    await screen.findByText('En az 2 karakter olmalıdır');
    await user.type(name, 'l');
    await waitFor(() => expect(screen.queryByText('En az 2 karakter olmalıdır')).toBeNull());
    await user.type(name, '1');
    await screen.findByText(badName);
  });
});

describe('step 2', () => {
  it.each([
    ['Telefon', 'En az 10 rakam olmalıdır', '532 111'],
    ['Telefon', 'En fazla 15 rakam olabilir', '0532111223344556'],
    ['Telefon', 'Geçerli bir Türkiye telefon numarası giriniz', '+49 30 1234567'],
    ['E-posta', 'Geçerli bir e-posta adresi giriniz', 'elif@'],
    ['E-posta', 'E-posta adresi çok uzun', `${'a'.repeat(90)}@example.com`],
  ])('%s: %s', async (label, message, value) => {
    await openWizardAt(clinic, 2);
    type(label, value);
    await messageOf(label, message);
  });
});

describe('step 3', () => {
  it.each([
    ['En az 10 karakter yazınız', 'Kısa'],
    ['En fazla 500 karakter yazabilirsiniz', 'a'.repeat(501)],
  ])('Mesajınız: %s', async (message, value) => {
    await openWizardAt(clinic, 3);
    type('Mesajınız', value);
    await messageOf('Mesajınız', message);
  });

  it('asks for a service', async () => {
    await openWizard(clinic);
    await fillPersonal();
    await fillContact();
    press('İleri');
    await screen.findByText('Bir hizmet türü seçiniz');
    const group = screen.getByRole('radiogroup', { name: 'Hizmet Türü' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
  });
});

describe('step 4', () => {
  it('asks for date, time and both consents', async () => {
    await openWizardAt(clinic, 4);
    send();
    await screen.findByText('Tercih edilen tarih seçiniz');
    expect(screen.getByText('Tercih edilen saat seçiniz')).toBeInTheDocument();
    await messageOf('okudum.', 'KVKK aydınlatma metnini okuyup onaylamanız gereklidir');
    await messageOf('iletişime geçilmesine', 'İletişim kurabilmemiz için izin vermeniz gereklidir');
    expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'preferredDate');
    await chooseDay(24);
    await waitFor(() => expect(screen.queryByText('Tercih edilen tarih seçiniz')).toBeNull());
    expect(clinic.current.sent).toEqual([]);
  });

  it('refuses a day that has passed while the page was open', async () => {
    await openWizardAt(clinic, 4);
    await chooseDay(20);
    vi.setSystemTime(new Date('2026-11-20T21:30:00Z'));
    send();
    await screen.findByText('Randevu tarihi bugünden önce olamaz');
  });
});
