import '@testing-library/jest-dom/vitest';
import { prepareCalendars } from '@practice/ui/date';
import { renderPage } from '@practice/ui/testing';
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { BookingWizard } from '../booking-wizard.tsx';
// The form is a lazy chunk; loaded here, and the calendar below, so that no test waits for its compilation.
import '../wizard-form.tsx';
import { type DraftValues, saveDraft } from '../draft.ts';
import { SENDING_STEP } from '../steps.ts';
import { BookingApi } from './booking-api.ts';

/** Friday noon at the practice; only the date is set, timers run. */
export const NOW = new Date('2026-11-20T09:00:00Z');

/** A fresh tab and an API of its own for every test of a file. */
export function setUpBookingApi(): { current: BookingApi } {
  const api = { current: new BookingApi() };
  // Whole bookings are made through the screen, on machines that may be busy.
  vi.setConfig({ testTimeout: 60_000 });
  configure({ defaultHidden: true });
  beforeAll(prepareCalendars);
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(NOW.getTime() - 1000);
    sessionStorage.clear();
    window.name = '';
    history.replaceState(null, '');
    api.current = new BookingApi();
    vi.stubGlobal('fetch', api.current.fetch);
  });
  afterEach(async () => {
    // A traversal of the history that the wizard has begun ends in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return api;
}

/** Opens the wizard at an address of the site. */
export async function openWizard(api: { current: BookingApi }, address = '/randevu') {
  const view = renderPage(<BookingWizard />, { api: api.current, address });
  await screen.findByLabelText('Randevu talebi', { selector: 'form' });
  return view;
}

/** What a reload does to the page: everything is rendered again, the tab's storage stays. */
export async function reloadWizard(api: { current: BookingApi }, address?: string) {
  cleanup();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceNavigationTiming,
  ]);
  return openWizard(api, address);
}

/** Fills in a field in one event and leaves it. */
export function type(label: string, value: string): void {
  const field = screen.getByLabelText(label, { exact: false, selector: 'input:not([type=radio]), textarea' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

// Queries by role compute the style of every element, which takes jsdom most of a test's time; these do not.
const button = (name: string) => screen.getByText(name, { selector: 'button, button > span' });
export const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=radio]' });
export const consentBoxes = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];

export const press = (name: string) => fireEvent.click(button(name));

export async function heading(name: string): Promise<HTMLElement> {
  return screen.findByText(name, { selector: 'h3' });
}

export async function fillPersonal(): Promise<void> {
  type('Ebeveyn Adı Soyadı', 'Elif Yılmaz');
  type('Çocuğun Adı Soyadı', 'Deniz Yılmaz');
  type('Çocuğun Doğum Tarihi', '05.09.2018');
  press('İleri');
  await heading('İletişim Bilgileri');
}

export async function fillContact(): Promise<void> {
  type('Telefon', '0532 111 22 33');
  type('E-posta', 'elif@example.com');
  press('İleri');
  await heading('Hizmet Tercihi');
}

export async function fillService(): Promise<void> {
  fireEvent.click(radio('Oyun Terapisi'));
  type('Mesajınız', 'Kreşe başlarken zorlanıyor.');
  press('İleri');
  await heading('Randevu Zamanı');
}

export async function chooseDay(day: number): Promise<void> {
  fireEvent.click(await screen.findByLabelText(new RegExp(`(^|, )${day} Kasım 2026 `)));
}

export async function chooseTime(time: string): Promise<void> {
  fireEvent.click(await screen.findByLabelText(time, { selector: '[type=radio]' }));
}

export function tickConsents(): void {
  for (const box of consentBoxes()) fireEvent.click(box);
}

const typed = {
  parentName: 'Elif Yılmaz',
  childName: 'Deniz Yılmaz',
  childBirthDate: '2018-09-05',
  phone: '0532 111 22 33',
  email: 'elif@example.com',
  serviceType: 'oyun-terapisi',
  reason: 'Kreşe başlarken zorlanıyor.',
  appointmentDate: '',
  appointmentTime: '',
};

/** Opens the wizard at a later step, with everything before it filled in: the way a reload does, which is quick. */
export async function openWizardAt(api: { current: BookingApi }, step: number, other: Partial<DraftValues> = {}) {
  saveDraft({ step, values: { ...typed, ...other }, preselected: '', keys: {}, unanswered: null });
  return openWizard(api);
}

/** The last step, with the time of Tuesday 24 November, 10:00, chosen and the consents ticked. */
export async function openFilledWizard(api: { current: BookingApi }) {
  const view = await openWizardAt(api, SENDING_STEP);
  await chooseDay(24);
  await chooseTime('10:00');
  tickConsents();
  return view;
}

export const send = () => press('Randevu Talebini Gönder');
