import { consentSentences } from '@practice/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  chooseDay,
  chooseTime,
  fillContact,
  fillPersonal,
  fillService,
  heading,
  openFilledWizard,
  openWizard,
  openWizardAt,
  press,
  radio,
  send,
  setUpBookingApi,
  tickConsents,
  type,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();

const progress = () => screen.getByRole('progressbar', { name: 'Randevu talebinin ilerlemesi' });
const summary = () => within(screen.getByLabelText('Talebinizin özeti'));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input' });

describe('the way through', () => {
  it('goes step by step, with progress, focus on the heading, and a summary that fills', async () => {
    await openWizard(api);
    expect(screen.getByRole('button', { name: 'Geri' })).toBeDisabled();
    expect(progress()).toHaveAttribute('aria-valuetext', 'Yüzde 0 tamamlandı');
    expect(summary().getAllByText('Henüz belirtilmedi')).toHaveLength(4);

    await fillPersonal();
    expect(await heading('İletişim Bilgileri')).toHaveFocus();
    expect(progress()).toHaveAttribute('aria-valuenow', '20');
    expect(summary().getByText('Elif Yılmaz')).toBeInTheDocument();
    expect(summary().getByText(/Deniz Yılmaz\s+doğum tarihi 5 Eylül 2018/)).toBeInTheDocument();

    await fillContact();
    expect(progress()).toHaveAttribute('aria-valuenow', '40');

    await fillService();
    expect(progress()).toHaveAttribute('aria-valuenow', '60');
    expect(summary().getByText('Oyun Terapisi')).toBeInTheDocument();

    await chooseDay(24);
    await chooseTime('10:00');
    expect(summary().getByText(/24 Kasım 2026, Salı\s+saat 10:00/)).toBeInTheDocument();
    tickConsents();
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '80'));

    send();
    expect(await heading('Randevu Talebiniz Alındı!')).toHaveFocus();
    expect(progress()).toHaveAttribute('aria-valuenow', '100');
    expect(summary().getByText(/24 Kasım 2026, Salı\s+saat 10:00/)).toBeInTheDocument();
    expect(screen.getByText(/\(24 Kasım 2026, Salı, saat 10:00\) sizin için ayrıldı/)).toBeInTheDocument();
    const toast = screen.getByText('Randevu talebiniz alındı!').closest('[role=status]');
    expect(toast).toHaveTextContent('24 saat içinde sizinle iletişime geçeceğiz.');
    expect(screen.getByRole('link', { name: /Hemen Ara/ })).toHaveAttribute('href', 'tel:+902826531234');
  });

  it('marks the current step and those that are done', async () => {
    await openWizard(api);
    await fillPersonal();
    const [first, second, third] = within(screen.getByRole('list', { name: 'Adımlar' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Kişisel (tamamlandı)');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).not.toHaveAttribute('aria-current');
  });

  it('goes back without losing anything', async () => {
    await openWizard(api);
    await fillPersonal();
    type('Telefon', '0532 111');
    press('Geri');
    expect(await heading('Kişisel Bilgiler')).toHaveFocus();
    expect(field('Ebeveyn Adı Soyadı')).toHaveValue('Elif Yılmaz');
    expect(field('Çocuğun Doğum Tarihi')).toHaveValue('05.09.2018');
    press('İleri');
    await heading('İletişim Bilgileri');
    expect(field('Telefon')).toHaveValue('0532 111');
  });

  it('goes on with Enter', async () => {
    const { user } = await openWizard(api);
    type('Ebeveyn Adı Soyadı', 'Elif Yılmaz');
    type('Çocuğun Doğum Tarihi', '05.09.2018');
    await user.type(field('Çocuğun Adı Soyadı'), 'Deniz{Enter}');
    await heading('İletişim Bilgileri');
  });

  it('counts a double click on İleri as one', async () => {
    await openWizardAt(api, 3);
    press('İleri');
    await heading('Randevu Zamanı');
    fireEvent.click(screen.getByText('Randevu Talebini Gönder'), { detail: 2 });
    await chooseDay(24);
    expect(screen.queryByText(/KVKK aydınlatma metnini okuyup/)).toBeNull();
  });

  it('starts over with "Yeni Randevu Talebi"', async () => {
    await openFilledWizard(api);
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(sessionStorage).toHaveLength(0);
    press('Yeni Randevu Talebi');
    expect(await heading('Kişisel Bilgiler')).toHaveFocus();
    expect(field('Ebeveyn Adı Soyadı')).toHaveValue('');
    expect(field('Çocuğun Doğum Tarihi')).toHaveValue('');
    expect(progress()).toHaveAttribute('aria-valuenow', '0');
    expect(summary().getAllByText('Henüz belirtilmedi')).toHaveLength(4);
    expect(screen.queryByText('En az 2 karakter olmalıdır')).toBeNull();
  });
});

describe('what is asked and sent', () => {
  it('names the fields for autofill and the right keyboards', async () => {
    await openWizard(api);
    expect(field('Ebeveyn Adı Soyadı')).toHaveAttribute('autocomplete', 'name');
    expect(field('Çocuğun Adı Soyadı')).toHaveAttribute('autocomplete', 'off');
    await fillPersonal();
    expect(field('Telefon')).toHaveAttribute('inputmode', 'tel');
    expect(field('Telefon')).toHaveAttribute('autocomplete', 'tel');
    expect(field('E-posta')).toHaveAttribute('autocomplete', 'email');
  });

  it('asks for two separate consents, none ticked beforehand, with the notice in a new tab', async () => {
    await openWizardAt(api, 4);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toHaveAccessibleName(new RegExp(consentSentences.kvkk));
    expect(boxes[1]).toHaveAccessibleName(new RegExp(consentSentences.communication));
    for (const box of boxes) expect(box).not.toBeChecked();
    const notice = screen.getByRole('link', { name: 'KVKK aydınlatma metnini' });
    expect(notice).toHaveAttribute('href', '/kvkk-aydinlatma-metni');
    expect(notice).toHaveAttribute('target', '_blank');
    expect(notice).toHaveAttribute('rel', 'noopener');
  });

  it('sends what the API takes: normalised, with both consents and the version of the notice', async () => {
    await openFilledWizard(api);
    send();
    await heading('Randevu Talebiniz Alındı!');
    expect(api.current.sent.map(({ input }) => input)).toEqual([
      {
        parentName: 'Elif Yılmaz',
        childName: 'Deniz Yılmaz',
        childBirthDate: '2018-09-05',
        phone: '05321112233',
        email: 'elif@example.com',
        serviceType: 'oyun-terapisi',
        reason: 'Kreşe başlarken zorlanıyor.',
        appointmentDate: '2026-11-24',
        appointmentTime: '10:00',
        kvkkConsent: true,
        communicationConsent: true,
        legalTextVersion: '2026-11-01',
        website: '',
      },
    ]);
  });

  it('sends the honeypot with what a robot typed into it; people cannot reach it', async () => {
    const { container } = await openFilledWizard(api);
    const honeypot = container.querySelector<HTMLInputElement>('input[name=website]');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot).toHaveAttribute('data-1p-ignore');
    expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
    if (honeypot) honeypot.value = 'http://spam.example';
    send();
    await waitFor(() => expect(api.current.sent[0]?.input.website).toBe('http://spam.example'));
  });

  it('preselects the service of the address', async () => {
    await openWizard(api, '/randevu?hizmet=oyun-grubu');
    expect(await summary().findByText('Oyun Grubu')).toBeInTheDocument();
    await fillPersonal();
    await fillContact();
    expect(radio('Oyun Grubu')).toBeChecked();
  });

  it.each([
    ['that nobody knows', 'masaj'],
    ['that the practice has retired', 'aile-danismanligi'],
  ])('chooses nothing for a service of the address %s, and step 3 asks for one', async (_what, slug) => {
    await openWizard(api, `/randevu?hizmet=${slug}`);
    await fillPersonal();
    await fillContact();
    await waitFor(() => expect(screen.queryByLabelText('Aile Danışmanlığı', { selector: '[type=radio]' })).toBeNull());
    for (const name of ['Oyun Terapisi', 'Oyun Grubu']) expect(radio(name)).not.toBeChecked();
    type('Mesajınız', 'Kreşe başlarken zorlanıyor.');
    press('İleri');
    expect(await screen.findByText('Bir hizmet türü seçiniz')).toBeInTheDocument();
    expect(await heading('Hizmet Tercihi')).toBeInTheDocument();
    fireEvent.click(radio('Oyun Grubu'));
    press('İleri');
    await heading('Randevu Zamanı');
  });

  it('drops a service that was retired since the draft was saved', async () => {
    await openWizardAt(api, 3, { serviceType: 'aile-danismanligi' });
    await waitFor(() => expect(screen.queryByLabelText('Aile Danışmanlığı', { selector: '[type=radio]' })).toBeNull());
    press('İleri');
    expect(await screen.findByText('Bir hizmet türü seçiniz')).toBeInTheDocument();
  });
});
