import { problems } from '@practice/contracts';
import { ApiProblem } from '@practice/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseDay,
  chooseTime,
  consentBoxes,
  heading,
  openFilledWizard,
  openWizardAt,
  press,
  radio,
  send,
  setUpBookingApi,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();

const times = () =>
  screen
    .getByText<HTMLElement>('Tercih Edilen Saat', { selector: 'legend' })
    .closest('fieldset') as HTMLFieldSetElement;
const timeNames = () =>
  within(times())
    .queryAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).value);
const gone = problems.SLOT_TAKEN.message;

const openTimes = () => openWizardAt(api, 4);

function comeBackToTab() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('days', () => {
  it('distinguishes closed, full and past days, which cannot be chosen', async () => {
    api.current.closedDays = ['2026-11-22'];
    api.current.fullDays = ['2026-11-23'];
    await openTimes();
    const day = (text: string) => screen.findByLabelText(new RegExp(text));
    expect(await day('22 Kasım 2026 Pazar, Kapalı')).toBeDisabled();
    expect(await day('23 Kasım 2026 Pazartesi, Dolu')).toBeDisabled();
    expect(await day('^19 Kasım 2026 Perşembe')).toBeDisabled();
    expect(await day('^24 Kasım 2026 Salı')).toBeEnabled();
  });

  it('ends with the booking horizon of the practice', async () => {
    api.current.settings.booking_horizon_days = '8';
    await openWizardAt(api, 4);
    await waitFor(() => expect(screen.getByLabelText(/^29 Kasım 2026 /)).toBeDisabled());
    expect(screen.getByLabelText(/^28 Kasım 2026 /)).toBeEnabled();
    expect(screen.getByLabelText('Sonraki ay')).toHaveAttribute('aria-disabled', 'true');
    const dayQueries = () => api.current.calls.filter(({ operation }) => operation === 'BookingDays');
    await waitFor(() => expect(dayQueries().at(-1)?.variables).toEqual({ from: '2026-11-20', to: '2026-11-28' }));
  });

  it('opens on the first month with an open day', async () => {
    api.current.closedDays = Array.from({ length: 11 }, (_, index) => `2026-11-${20 + index}`);
    await openTimes();
    await screen.findByText('Aralık 2026');
  });
});

describe('times', () => {
  it('wait for a day', async () => {
    await openTimes();
    expect(times()).toBeDisabled();
    expect(times()).toHaveTextContent('Önce takvimden bir gün seçin.');
    await chooseDay(24);
    await screen.findByText('4 uygun saat bulundu');
    expect(times()).toBeEnabled();
    expect(times()).toHaveTextContent('24 Kasım 2026, Salı');
    expect(timeNames()).toEqual(['09:00', '10:00', '13:00', '16:00']);
  });

  it('show skeletons while they load', async () => {
    api.current.pause('DayAvailability');
    await openTimes();
    await chooseDay(24);
    expect(await screen.findByText('Saatler yükleniyor…')).toHaveAttribute('role', 'status');
    expect(timeNames()).toEqual([]);
    api.current.resume();
    await screen.findByText('4 uygun saat bulundu');
  });

  it('say when there are none, and offer the next open days', async () => {
    api.current.times['2026-11-24'] = [];
    api.current.closedDays = ['2026-11-25'];
    await openTimes();
    await chooseDay(24);
    await screen.findByText('Bu tarih için uygun saat bulunmuyor');
    const nearby = within(await screen.findByLabelText('Yakın günlerde boş saatler'));
    expect(nearby.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '26 Kasım, Perşembe, saat 09:00',
      '26 Kasım, Perşembe, saat 10:00',
      '26 Kasım, Perşembe, saat 13:00',
      '27 Kasım, Cuma, saat 09:00',
      '27 Kasım, Cuma, saat 10:00',
      '27 Kasım, Cuma, saat 13:00',
      '28 Kasım, Cumartesi, saat 09:00',
      '28 Kasım, Cumartesi, saat 10:00',
      '28 Kasım, Cumartesi, saat 13:00',
    ]);
  });

  it('can be requested again when they failed to load', async () => {
    api.current.failAlways('DayAvailability', { status: 400 });
    await openTimes();
    await chooseDay(24);
    await screen.findByText('Bu günün saatleri şu anda gösterilemiyor.');
    api.current.recover('DayAvailability');
    press('Tekrar Dene');
    await screen.findByText('4 uygun saat bulundu');
  });

  it('are forgotten with the day they belong to', async () => {
    await openTimes();
    await chooseDay(24);
    await chooseTime('10:00');
    await chooseDay(25);
    await screen.findByText('25 Kasım 2026, Çarşamba', { selector: 'p' });
    await screen.findByText('4 uygun saat bulundu');
    expect(times().querySelector(':checked')).toBeNull();
  });
});

describe('times are fetched again', () => {
  beforeEach(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });

  it('when the tab comes back into view; a chosen time that is gone is cleared with a kind message', async () => {
    await openTimes();
    await chooseDay(24);
    await chooseTime('10:00');
    api.current.times['2026-11-24'] = ['09:00', '16:00'];
    comeBackToTab();
    expect(await screen.findByText(gone)).toBeInTheDocument();
    expect(timeNames()).toEqual(['09:00', '16:00']);
    expect(times().querySelector(':checked')).toBeNull();
    await screen.findByLabelText('Yakın günlerde boş saatler');
    await chooseTime('09:00');
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
  });

  it('when one is chosen long after they were loaded', async () => {
    await openTimes();
    await chooseDay(24);
    await chooseTime('09:00');
    expect(api.current.callsOf('DayAvailability')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 61_000);
    api.current.times['2026-11-24'] = ['09:00', '16:00'];
    await chooseTime('10:00');
    await screen.findByText(gone);
    expect(api.current.callsOf('DayAvailability').length).toBeGreaterThan(1);
  });

  it('and stay on screen when that fails', async () => {
    await openTimes();
    await chooseDay(24);
    await screen.findByText('4 uygun saat bulundu');
    api.current.failAlways('DayAvailability', { status: 400 });
    comeBackToTab();
    await waitFor(() => expect(api.current.callsOf('DayAvailability')).toHaveLength(2));
    expect(timeNames()).toHaveLength(4);
  });
});

describe('a time that is taken while the form is open', () => {
  it.each(['SLOT_TAKEN', 'SLOT_CLOSED'] as const)(
    '%s: everything stays, free times nearby are offered',
    async (code) => {
      const { message } = problems[code];
      await openFilledWizard(api);
      api.current.fail('BookAppointment', new ApiProblem(code, { message }));
      api.current.times['2026-11-24'] = ['09:00', '13:00'];
      send();

      const shown = await screen.findByText(message, { selector: '[data-field] *' });
      expect(times().getAttribute('aria-describedby')).toBe(shown.closest('[role=alert]')?.id);
      expect(screen.getByText('Validation Error').closest('[role=alert]')).toHaveTextContent(message);
      await waitFor(() => expect(timeNames()).toEqual(['09:00', '13:00']));
      expect(radio('09:00')).toHaveFocus();
      for (const box of consentBoxes()) expect(box).toBeChecked();
      expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent('Elif Yılmaz');

      // Nearest to 10:00 on each of the next open days.
      const nearby = within(await screen.findByLabelText('Yakın günlerde boş saatler'));
      fireEvent.click(nearby.getByLabelText('25 Kasım, Çarşamba, saat 10:00'));
      await waitFor(() => expect(radio('10:00')).toBeChecked());
      expect(screen.queryByText(message, { selector: '[data-field] *' })).toBeNull();
      expect(times().contains(document.activeElement)).toBe(true);

      send();
      await heading('Randevu Talebiniz Alındı!');
      const [first, second] = api.current.sent;
      expect(second?.input).toEqual({ ...first?.input, appointmentDate: '2026-11-25' });
      expect(second?.key).not.toBe(first?.key);
    },
  );
});
