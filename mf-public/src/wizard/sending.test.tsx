import { problems } from '@practice/contracts';
import { ApiProblem } from '@practice/ui/testing';
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
  setUpBookingApi,
  tickConsents,
  type,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();

const keys = () => new Set(api.current.sent.map(({ key }) => key));
/** Waits until the answer has come and the button sends again. */
const failed = () =>
  waitFor(() => {
    const button = screen.getByText('Randevu Talebini Gönder', { selector: 'button, button > span' });
    expect(button.closest('button')).not.toHaveAttribute('aria-busy', 'true');
    expect(button.closest('form')?.querySelector(':scope > [role=alert]')).not.toBeEmptyDOMElement();
  });
const retry = async () => {
  await failed();
  send();
};
const allThere = () => {
  expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Elif Yılmaz');
  expect(radio('10:00')).toBeChecked();
  for (const box of consentBoxes()) expect(box).toBeChecked();
};

describe('one request, however often it is sent', () => {
  it('is sent once by a double press', async () => {
    await openFilledWizard(api);
    api.current.pause('BookAppointment');
    const button = screen.getByText('Randevu Talebini Gönder', { selector: 'button, button > span' });
    act(() => {
      button.click();
      button.click();
    });
    const busy = await screen.findByText('Gönderiliyor…', { selector: 'button, button > span' });
    expect(busy.closest('button')).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(busy);
    api.current.resume();
    await heading('Randevu Talebiniz Alındı!');
    expect(api.current.sent).toHaveLength(1);
    expect(api.current.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps its key when the answer was lost', async () => {
    await openFilledWizard(api);
    api.current.fail('BookAppointment', 'response-lost', { status: 503 });
    send();
    await screen.findByText(/Yazdıklarınız kaybolmadı; aynı talep iki kez kaydedilmez\./);
    allThere();
    await retry();
    await waitFor(() => expect(api.current.sent).toHaveLength(2));
    await retry();
    await heading('Randevu Talebiniz Alındı!');
    expect(api.current.sent).toHaveLength(3);
    expect(keys().size).toBe(1);
  });

  it('keeps its key over a reload, after which the consents are ticked again', async () => {
    await openFilledWizard(api);
    api.current.fail('BookAppointment', 'response-lost');
    // The time is the parent's own by now, so the list no longer has it.
    api.current.times['2026-11-24'] = ['09:00'];
    send();
    await failed();
    await reloadWizard(api);
    await heading('Randevu Zamanı');
    expect(screen.getByText(/yanıtı bize ulaşmadan sayfa kapandı/)).toBeInTheDocument();
    await screen.findByText('2 uygun saat bulundu');
    expect(radio('10:00')).toBeChecked();
    for (const box of consentBoxes()) expect(box).not.toBeChecked();
    tickConsents();
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(api.current.sent).toHaveLength(2);
    expect(keys().size).toBe(1);
    expect(api.current.sent[1]?.input).toEqual(api.current.sent[0]?.input);
  });

  it('is another request, with another key, once it was changed; and the first again when changed back', async () => {
    await openFilledWizard(api);
    api.current.fail('BookAppointment', { status: 503 }, { status: 503 });
    send();
    await failed();
    await chooseTime('13:00');
    send();
    await failed();
    await chooseTime('10:00');
    send();
    await heading('Randevu Talebiniz Alındı!');
    const [first, second, third] = api.current.sent.map(({ key }) => key);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('gets a new key when the server knows the old one with another body', async () => {
    await openFilledWizard(api);
    api.current.fail(
      'BookAppointment',
      new ApiProblem('IDEMPOTENCY_KEY_REUSED', { message: 'Bu istek anahtarı kullanılmış.' }),
    );
    send();
    await retry();
    await heading('Randevu Talebiniz Alındı!');
    expect(keys().size).toBe(2);
  });
});

describe('when sending fails', () => {
  it('says so kindly when the server is away, in the toast too, and loses nothing', async () => {
    await openFilledWizard(api);
    api.current.fail('BookAppointment', { status: 502 });
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
    await openFilledWizard(api);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.current.fail('BookAppointment', 'response-lost');
    send();
    await screen.findByText(/İnternet bağlantınız yok gibi görünüyor.*Yazdıklarınız kaybolmadı\./);
    allThere();
  });

  it('waits 20 seconds for an answer, not longer', async () => {
    await openFilledWizard(api);
    api.current.fail('BookAppointment', 'silent');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    send();
    // Vitest's own waiting would move the clock.
    while (api.current.sent.length === 0) await new Promise(setImmediate);
    await act(() => vi.advanceTimersByTimeAsync(19_900));
    expect(screen.getByText('Gönderiliyor…', { selector: 'button, button > span' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText(/Sunucudan yanıt gelmedi\. .* Yazdıklarınız kaybolmadı/)).toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await retry();
    await heading('Randevu Talebiniz Alındı!');
    expect(keys().size).toBe(1);
  });

  it.each([
    ['the gateway', { status: 429, headers: { 'Retry-After': '90' }, body: { code: 'TOO_MANY_REQUESTS' } }],
    ['a service', new ApiProblem('TOO_MANY_REQUESTS', { retryAfterSeconds: 90 })],
  ])('says how long to wait when %s has had too many requests', async (_who, problem) => {
    await openFilledWizard(api);
    api.current.fail('BookAppointment', problem);
    send();
    await screen.findByText(/Lütfen 2 dakika bekleyip tekrar deneyin\./);
    allThere();
  });

  it('stays on step 4 and lists what the server refused in which step, each a press away', async () => {
    await openFilledWizard(api);
    const errors = [
      { field: 'reason', message: 'En az 10 karakter yazınız', code: 'too_small' },
      { field: 'phone', message: 'Geçerli bir Türkiye telefon numarası giriniz', code: 'custom' },
    ];
    const refused = new ApiProblem('VALIDATION_FAILED', { message: 'Girilen bilgilerde hatalar var.', errors });
    api.current.fail('BookAppointment', refused);
    send();
    const toPhone = await screen.findByText('2. adım, İletişim: Telefon', { selector: 'button, button > span' });
    expect(await heading('Randevu Zamanı')).toBeInTheDocument();
    allThere();
    const notice = toPhone.closest<HTMLElement>('[role=alert]') as HTMLElement;
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '2. adım, İletişim: TelefonGeçerli bir Türkiye telefon numarası giriniz',
      '3. adım, Hizmet: MesajınızEn az 10 karakter yazınız',
    ]);
    expect(toPhone.closest('button')).toHaveFocus();
    expect(screen.getByText('Validation Error').closest('[role=alert]')).toHaveTextContent(
      'Doğrulama hatası: reason: En az 10 karakter yazınız | phone: Geçerli bir Türkiye telefon numarası giriniz',
    );

    fireEvent.click(toPhone);
    await heading('İletişim Bilgileri');
    const phone = screen.getByLabelText('Telefon', { exact: false, selector: 'input' });
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('0532 111 22 33');
    expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(within(phone.closest('[data-field]') as HTMLElement).getByRole('alert')).toHaveTextContent(
      'Geçerli bir Türkiye telefon numarası giriniz',
    );
    type('Telefon', '0533 111 22 33');
    press('İleri');
    await heading('Hizmet Tercihi');
    press('İleri');
    await heading('Randevu Zamanı');
    // What was changed is off the list; what was not is still on it.
    expect(screen.queryByText('2. adım, İletişim: Telefon')).toBeNull();
    fireEvent.click(screen.getByText('3. adım, Hizmet: Mesajınız', { selector: 'button, button > span' }));
    await heading('Hizmet Tercihi');
    type('Mesajınız', 'Kreşe başlarken çok zorlanıyor.');
    press('İleri');
    await heading('Randevu Zamanı');
    expect(screen.queryByText(/Talebiniz gönderilemedi/)).toBeNull();
    await screen.findByText('4 uygun saat bulundu');
    allThere();
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(api.current.sent[1]?.input).toMatchObject({
      phone: '05331112233',
      reason: 'Kreşe başlarken çok zorlanıyor.',
    });
  });

  it('may be sent again unchanged, and forgets the list with the next answer', async () => {
    await openFilledWizard(api);
    const errors = [{ field: 'email', message: 'Geçerli bir e-posta adresi giriniz', code: 'custom' }];
    api.current.fail(
      'BookAppointment',
      new ApiProblem('VALIDATION_FAILED', { message: 'Girilen bilgilerde hatalar var.', errors }),
    );
    send();
    await screen.findByText('2. adım, İletişim: E-posta', { selector: 'button, button > span' });
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(screen.queryByText(/Talebiniz gönderilemedi/)).toBeNull();
  });

  it('puts what is refused on step 4 itself at its field', async () => {
    await openFilledWizard(api);
    const message = 'Randevu en geç 22.03.2027 tarihi için istenebilir';
    const errors = [{ field: 'appointmentDate', message, code: 'BEYOND_HORIZON' }];
    api.current.fail(
      'BookAppointment',
      new ApiProblem('VALIDATION_FAILED', { message: 'Girilen bilgilerde hatalar var.', errors }),
    );
    send();
    const shown = await screen.findByText(message, { selector: '[data-field] *' });
    expect(shown.closest('[data-field]')).toHaveAttribute('data-field', 'appointmentDate');
    expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'appointmentDate');
    expect(screen.queryByText(/Talebiniz gönderilemedi/)).toBeNull();
  });

  it.each(['TOO_MANY_OPEN_REQUESTS', 'BOOKING_CLOSED'] as const)(
    'says whom to call, once, when %s makes trying again useless',
    async (code) => {
      await openFilledWizard(api);
      const { message } = problems[code];
      api.current.fail('BookAppointment', new ApiProblem(code, { message }));
      send();
      await screen.findByText(message, { selector: '[role=alert] p' });
      expect(screen.getByRole('link', { name: '0282 653 12 34' })).toHaveAttribute('href', 'tel:+902826531234');
      expect(screen.getAllByText(/0282 653 12 34/)).toHaveLength(1);
      expect(screen.queryByText('Tekrar Dene', { selector: 'button' })).toBeNull();
      expect(screen.queryByText('Validation Error')).toBeNull();
      allThere();
    },
  );

  it('shows a refusal that belongs to no field beside the button', async () => {
    await openFilledWizard(api);
    const errors = [{ field: 'website', message: 'Boş olmalı', code: 'custom' }];
    api.current.fail(
      'BookAppointment',
      new ApiProblem('VALIDATION_FAILED', { message: 'Girilen bilgilerde hatalar var.', errors }),
    );
    send();
    await screen.findByText('Girilen bilgilerde hatalar var.');
    expect(await heading('Randevu Zamanı')).toBeInTheDocument();
  });
});
