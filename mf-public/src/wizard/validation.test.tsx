import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseDay,
  heading,
  openWizard,
  openWizardAt,
  press,
  send,
  setUpBookingApi,
  type,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();

/** The error a field refers to, as a screen reader finds it. */
async function messageOf(label: string, message: string): Promise<void> {
  const field = screen.getByLabelText(label, { exact: false, selector: 'input:not([type=radio]), textarea' });
  const shown = await screen.findByText(message, { selector: '[role=alert] *' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(shown.closest('[role=alert]')?.id);
}

const badName = "Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz";
const badNames: Refusals = {
  A: 'En az 2 karakter olmalıdır',
  ['a'.repeat(101)]: 'En fazla 100 karakter olabilir',
  'Elif 3': badName,
  '- .': badName,
};

type Refusals = Record<string, string>;

describe('every rule has its message', () => {
  it.each<[string, number, Refusals]>([
    ['Ebeveyn Adı Soyadı', 1, badNames],
    ['Çocuğun Adı Soyadı', 1, badNames],
    [
      'Çocuğun Doğum Tarihi',
      1,
      {
        '21.11.2026': 'Doğum tarihi gelecekte olamaz',
        '20.11.2001': 'Çocuk 25 yaşından küçük olmalıdır',
        '31.02.2018': 'Tarihi gg.aa.yyyy biçiminde yazınız (örneğin 05.09.2018)',
      },
    ],
    [
      'Telefon',
      2,
      {
        '532 111': 'En az 10 rakam olmalıdır',
        '0532111223344556': 'En fazla 15 rakam olabilir',
        '+49 30 1234567': 'Geçerli bir Türkiye telefon numarası giriniz',
      },
    ],
    [
      'E-posta',
      2,
      {
        'elif@': 'Geçerli bir e-posta adresi giriniz',
        [`${'a'.repeat(90)}@example.com`]: 'E-posta adresi çok uzun',
      },
    ],
    ['Mesajınız', 3, { Kısa: 'En az 10 karakter yazınız', ['a'.repeat(501)]: 'En fazla 500 karakter yazabilirsiniz' }],
  ])('%s', async (label, step, refusals) => {
    await openWizardAt(api, step);
    for (const [value, message] of Object.entries(refusals)) {
      type(label, value);
      await messageOf(label, message);
    }
  });

  it('and valid names and dates have none', async () => {
    await openWizard(api);
    type('Ebeveyn Adı Soyadı', 'Şeyma-Nur Öz. Çağlayan');
    type('Çocuğun Doğum Tarihi', '20.11.2026');
    press('İleri');
    // The omitted field shows its error, so validation has run for these too.
    await messageOf('Çocuğun Adı Soyadı', 'En az 2 karakter olmalıdır');
    type('Çocuğun Adı Soyadı', "Ali Jean-Luc D'Arcy");
    type('Çocuğun Doğum Tarihi', '21.11.2001');
    press('İleri');
    await heading('İletişim Bilgileri');
  });
});

describe('step 1', () => {
  it('asks for what is missing, and puts the cursor into the first such field', async () => {
    await openWizard(api);
    type('Ebeveyn Adı Soyadı', 'Elif Yılmaz');
    press('İleri');
    await messageOf('Çocuğun Doğum Tarihi', 'Çocuk doğum tarihi seçiniz');
    await messageOf('Çocuğun Adı Soyadı', 'En az 2 karakter olmalıdır');
    expect(screen.getByLabelText('Çocuğun Adı Soyadı', { exact: false })).toHaveFocus();
  });

  it('says nothing while a field is being filled in for the first time, then checks every change', async () => {
    const { user } = await openWizard(api);
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

describe('step 3', () => {
  it('asks for a service', async () => {
    await openWizardAt(api, 3, { serviceType: '' });
    press('İleri');
    await screen.findByText('Bir hizmet türü seçiniz');
    const group = screen.getByRole('radiogroup', { name: 'Hizmet Türü' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
  });
});

describe('step 4', () => {
  it('asks for date, time and both consents', async () => {
    await openWizardAt(api, 4);
    send();
    await screen.findByText('Tercih edilen tarih seçiniz');
    expect(screen.getByText('Tercih edilen saat seçiniz')).toBeInTheDocument();
    await messageOf('okudum.', 'KVKK aydınlatma metnini okuyup onaylamanız gereklidir');
    await messageOf('iletişime geçilmesine', 'İletişim kurabilmemiz için izin vermeniz gereklidir');
    expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'appointmentDate');
    await chooseDay(24);
    await waitFor(() => expect(screen.queryByText('Tercih edilen tarih seçiniz')).toBeNull());
    expect(api.current.sent).toEqual([]);
  });

  it('refuses a day that has passed while the page was open', async () => {
    await openWizardAt(api, 4);
    await chooseDay(20);
    vi.setSystemTime(new Date('2026-11-20T21:30:00Z'));
    send();
    await screen.findByText('Randevu tarihi bugünden önce olamaz');
  });
});
