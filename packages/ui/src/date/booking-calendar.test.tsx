import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BookingCalendar, type DayState } from './booking-calendar.tsx';

afterEach(cleanup);

const chosen: string[] = [];
const months: string[] = [];
beforeEach(() => {
  chosen.length = 0;
  months.length = 0;
  const states: Record<string, DayState> = { '2026-11-22': 'closed', '2026-11-24': 'full', '2026-11-26': 'past' };
  render(
    <PracticeProvider>
      <BookingCalendar
        today="2026-11-21"
        min="2026-11-21"
        max="2027-01-20"
        onChange={(date) => chosen.push(date)}
        onMonthChange={(month) => months.push(month)}
        stateOf={(date) => states[date] ?? 'open'}
      />
    </PracticeProvider>,
  );
});

const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('names every day in full and says which are closed or full', () => {
  expect(day(/^23 Kasım 2026 Pazartesi$/).disabled).toBe(false);
  expect(day(/^22 Kasım 2026 Pazar, Kapalı$/).disabled).toBe(true);
  expect(day(/^24 Kasım 2026 Salı, Dolu$/).title).toBe('Dolu');
  expect(day(/^26 Kasım 2026 Perşembe$/).disabled).toBe(true);
  expect(day(/^Bugün, 21 Kasım 2026/).disabled).toBe(false);
  expect(day(/^20 Kasım 2026 Cuma$/).disabled).toBe(true);
});

it('returns the chosen day as yyyy-MM-dd', async () => {
  await userEvent.click(day(/^25 Kasım 2026/));
  expect(chosen).toEqual(['2026-11-25']);
});

it('moves by arrow keys past unavailable days, and into the next month', async () => {
  day(/21 Kasım 2026/).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^23 Kasım/);
  await userEvent.keyboard('{PageDown}{Enter}');
  expect(months).toEqual(['2026-12']);
  expect(chosen).toEqual(['2026-12-23']);
});

it('pages by month between the first and the last day', async () => {
  expect(screen.getByRole('button', { name: 'Önceki ay' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki ay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki ay' }));
  expect(months).toEqual(['2026-12', '2027-01']);
  expect(screen.getByRole('button', { name: 'Sonraki ay' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('grid', { name: 'Ocak 2027' })).toBeTruthy();
});

it('writes months, weekdays and dates in the language of the site', () => {
  cleanup();
  render(
    <PracticeProvider>
      <BookingCalendar today="2026-11-21" onChange={() => {}} stateOf={() => 'open'} language="en-US" />
    </PracticeProvider>,
  );
  screen.getByRole('grid', { name: 'November 2026' });
  screen.getByRole('columnheader', { name: 'Monday' });
  screen.getByRole('button', { name: /^Saturday, November 28, 2026$/ });
});
