import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME_MS } from './draft.ts';
import {
  chooseDay,
  chooseTime,
  consentBoxes,
  fillContact,
  fillPersonal,
  heading,
  openFilledWizard,
  openWizard,
  press,
  radio,
  reloadWizard,
  setUpBookingApi,
  type,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();
const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input, textarea' });

describe('a reload', () => {
  it('brings back the step and everything typed, half-typed dates too', async () => {
    await openWizard(api);
    type('Ebeveyn Adı Soyadı', 'Elif Yılmaz');
    type('Çocuğun Doğum Tarihi', '05.09');
    await reloadWizard(api);
    expect(field('Ebeveyn Adı Soyadı')).toHaveValue('Elif Yılmaz');
    expect(field('Çocuğun Doğum Tarihi')).toHaveValue('05.09.');
    expect(screen.getByText(/Kaldığınız yerden devam edebilirsiniz/)).toBeInTheDocument();
    expect(screen.queryByText('Çocuk doğum tarihi seçiniz')).toBeNull();
  });

  it('brings back later steps, without the consents', async () => {
    await openFilledWizard(api);
    await reloadWizard(api);
    await heading('Randevu Zamanı');
    await screen.findByText('4 uygun saat bulundu');
    expect(radio('10:00')).toBeChecked();
    for (const box of consentBoxes()) expect(box).not.toBeChecked();
    press('Geri');
    await heading('Hizmet Tercihi');
    expect(radio('Oyun Terapisi')).toBeChecked();
    expect(field('Mesajınız')).toHaveValue('Kreşe başlarken zorlanıyor.');
  });

  it('brings nothing back an hour after the last edit', async () => {
    await openWizard(api);
    await fillPersonal();
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS);
    await reloadWizard(api);
    expect(await heading('Kişisel Bilgiler')).toBeInTheDocument();
    expect(field('Ebeveyn Adı Soyadı')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not extend the life of the draft', async () => {
    await openWizard(api);
    await fillPersonal();
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS - 1000);
    await reloadWizard(api);
    await heading('İletişim Bilgileri');
    vi.setSystemTime(Date.now() + 1000);
    await reloadWizard(api);
    await heading('Kişisel Bilgiler');
  });

  it('leaves out a day that has passed meanwhile', async () => {
    vi.setSystemTime(new Date('2026-11-20T20:30:00Z'));
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1000);
    await openFilledWizard(api);
    await chooseDay(20);
    await chooseTime('10:00');
    vi.setSystemTime(new Date('2026-11-20T21:10:00Z'));
    await reloadWizard(api);
    await heading('Randevu Zamanı');
    expect(screen.getByText('Önce takvimden bir gün seçin.')).toBeInTheDocument();
  });

  it('is not restored in a duplicated tab', async () => {
    await openWizard(api);
    await fillPersonal();
    cleanup();
    window.name = '';
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' } as unknown as PerformanceNavigationTiming,
    ]);
    await openWizard(api);
    await heading('Kişisel Bilgiler');
    expect(field('Ebeveyn Adı Soyadı')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('comes back after a visit to another page of the site', async () => {
  const { unmount } = await openWizard(api);
  await fillPersonal();
  unmount();
  await openWizard(api);
  await heading('İletişim Bilgileri');
});

it('can be thrown away with "Baştan başla"', async () => {
  await openWizard(api);
  await fillPersonal();
  await reloadWizard(api);
  press('Baştan başla');
  await heading('Kişisel Bilgiler');
  expect(field('Ebeveyn Adı Soyadı')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText(/Kaldığınız yerden/)).toBeNull();
});

describe('a link with a service', () => {
  it('wins over the service of an older draft', async () => {
    await openFilledWizard(api);
    await reloadWizard(api, '/randevu?hizmet=oyun-grubu');
    await waitFor(() => expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Oyun Grubu'));
    expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Elif Yılmaz');
  });

  it('does not undo another choice on a reload', async () => {
    await openWizard(api, '/randevu?hizmet=oyun-grubu');
    await fillPersonal();
    await fillContact();
    radio('Oyun Terapisi').click();
    await waitFor(() => expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Oyun Terapisi'));
    await reloadWizard(api, '/randevu?hizmet=oyun-grubu');
    await waitFor(() => expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Oyun Terapisi'));
  });

  it('alone leaves nothing in the storage', async () => {
    await openWizard(api, '/randevu?hizmet=oyun-grubu');
    expect(sessionStorage).toHaveLength(0);
  });
});
