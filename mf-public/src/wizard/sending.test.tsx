import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseTime,
  consentBoxes,
  heading,
  openFilledWizard,
  press,
  radio,
  reloadWizard,
  send,
  setUpClinic,
  tickConsents,
  type,
} from './testing/open-wizard.tsx';

const clinic = setUpClinic();

const keys = () => new Set(clinic.current.sent.map(({ key }) => key));
const retry = async () => fireEvent.click(await screen.findByText('Tekrar Dene', { selector: 'button' }));
const allThere = () => {
  expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Elif Yılmaz');
  expect(radio('10:00')).toBeChecked();
  for (const box of consentBoxes()) expect(box).toBeChecked();
};

describe('one request, however often it is sent', () => {
  it('is sent once by a double press', async () => {
    await openFilledWizard(clinic);
    clinic.current.hold('BookAppointment');
    const button = screen.getByText('Randevu Talebini Gönder', { selector: 'button' });
    act(() => {
      button.click();
      button.click();
    });
    const busy = await screen.findByText('Gönderiliyor…', { selector: 'button' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(busy);
    clinic.current.release();
    await heading('Randevu Talebiniz Alındı!');
    expect(clinic.current.sent).toHaveLength(1);
    expect(clinic.current.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps its key when the answer was lost', async () => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = ['lost', { status: 503 }];
    send();
    await screen.findByText(/Yazdıklarınız kaybolmadı; aynı talep iki kez kaydedilmez\./);
    allThere();
    await retry();
    await waitFor(() => expect(clinic.current.sent).toHaveLength(2));
    await retry();
    await heading('Randevu Talebiniz Alındı!');
    expect(clinic.current.sent).toHaveLength(3);
    expect(keys().size).toBe(1);
  });

  it('keeps its key over a reload, after which the consents are ticked anew', async () => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = ['lost'];
    // The time is the parent's own by now, so the list no longer has it.
    clinic.current.times['2026-11-24'] = ['09:00'];
    send();
    await screen.findByText('Tekrar Dene', { selector: 'button' });
    await reloadWizard(clinic);
    await heading('Randevu Zamanı');
    expect(screen.getByText(/yanıtı bize ulaşmadan sayfa kapandı/)).toBeInTheDocument();
    await screen.findByText('2 uygun saat bulundu');
    expect(radio('10:00')).toBeChecked();
    for (const box of consentBoxes()) expect(box).not.toBeChecked();
    tickConsents();
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(clinic.current.sent).toHaveLength(2);
    expect(keys().size).toBe(1);
    expect(clinic.current.sent[1]?.input).toEqual(clinic.current.sent[0]?.input);
  });

  it('is another request, with another key, once it was changed; and the first again when changed back', async () => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = [{ status: 503 }, { status: 503 }];
    send();
    await screen.findByText('Tekrar Dene', { selector: 'button' });
    await chooseTime('13:00');
    send();
    await screen.findByText('Tekrar Dene', { selector: 'button' });
    await chooseTime('10:00');
    send();
    await heading('Randevu Talebiniz Alındı!');
    const [first, second, third] = clinic.current.sent.map(({ key }) => key);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('gets a new key when the server knows the old one with another body', async () => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = [{ code: 'IDEMPOTENCY_KEY_REUSED', message: 'Bu istek anahtarı kullanılmış.' }];
    send();
    await retry();
    await heading('Randevu Talebiniz Alındı!');
    expect(keys().size).toBe(2);
  });
});

describe('when sending fails', () => {
  it('says so kindly when the server is away, in the toast too, and loses nothing', async () => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = [{ status: 502 }];
    send();
    await screen.findByText(/Yazdıklarınız kaybolmadı/);
    const toast = screen.getByText('Validation Error').closest('[role=alert]');
    expect(toast).toHaveTextContent(
      'Randevu talebi gönderilirken bir hata oluştu. Lütfen alanları kontrol edip tekrar deneyin.',
    );
    expect(screen.getByRole('link', { name: '0282 653 12 34' })).toHaveAttribute('href', 'tel:+902826531234');
    allThere();
  });

  it('says so when the connection is away', async () => {
    await openFilledWizard(clinic);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    clinic.current.bookingAnswers = ['lost'];
    send();
    await screen.findByText(/İnternet bağlantınız yok gibi görünüyor.*Yazdıklarınız kaybolmadı\./);
    allThere();
  });

  it('waits 20 seconds for an answer, not longer', async () => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = ['silent'];
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    send();
    // Vitest's own waiting would move the clock.
    while (clinic.current.sent.length === 0) await new Promise(setImmediate);
    await act(() => vi.advanceTimersByTimeAsync(19_900));
    expect(screen.getByText('Gönderiliyor…', { selector: 'button' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText(/Sunucudan yanıt gelmedi\. .* Yazdıklarınız kaybolmadı/)).toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await retry();
    await heading('Randevu Talebiniz Alındı!');
    expect(keys().size).toBe(1);
  });

  it.each([
    ['the gateway', { status: 429, headers: { 'Retry-After': '90' }, body: { code: 'TOO_MANY_REQUESTS' } }],
    ['a service', { code: 'TOO_MANY_REQUESTS', message: 'Çok fazla istek gönderdiniz.', retryAfterSeconds: 90 }],
  ])('says how long to wait when %s has had too many requests', async (_who, answer) => {
    await openFilledWizard(clinic);
    clinic.current.bookingAnswers = [answer];
    send();
    await screen.findByText(/Lütfen 2 dakika bekleyip tekrar deneyin\./);
    allThere();
  });

  it('puts messages of the server at their fields and goes to the first step that has one', async () => {
    await openFilledWizard(clinic);
    const errors = [
      { field: 'reason', message: 'En az 10 karakter yazınız', code: 'too_small' },
      { field: 'phone', message: 'Geçerli bir Türkiye telefon numarası giriniz', code: 'custom' },
    ];
    clinic.current.bookingAnswers = [{ code: 'VALIDATION_FAILED', message: 'Girilen bilgilerde hatalar var.', errors }];
    send();
    await heading('İletişim Bilgileri');
    const phone = screen.getByLabelText('Telefon', { exact: false, selector: 'input' });
    expect(phone).toHaveFocus();
    expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(within(phone.closest('[data-field]') as HTMLElement).getByRole('alert')).toHaveTextContent(
      'Geçerli bir Türkiye telefon numarası giriniz',
    );
    expect(screen.getByText('Validation Error').closest('[role=alert]')).toHaveTextContent(
      'Doğrulama hatası: reason: En az 10 karakter yazınız | phone: Geçerli bir Türkiye telefon numarası giriniz',
    );
    type('Telefon', '0533 111 22 33');
    press('İleri');
    await heading('Hizmet Tercihi');
    press('İleri');
    await heading('Randevu Zamanı');
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(clinic.current.sent[1]?.input.phone).toBe('05331112233');
  });

  it('shows a refusal that belongs to no field beside the button', async () => {
    await openFilledWizard(clinic);
    const errors = [{ field: 'website', message: 'Boş olmalı', code: 'custom' }];
    clinic.current.bookingAnswers = [{ code: 'VALIDATION_FAILED', message: 'Girilen bilgilerde hatalar var.', errors }];
    send();
    await screen.findByText('Girilen bilgilerde hatalar var.');
    expect(await heading('Randevu Zamanı')).toBeInTheDocument();
  });
});
