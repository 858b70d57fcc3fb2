import { PracticeProvider } from '@practice/ui';
import { installDialog } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';
import { prepareCalendars } from './deferred-calendars.tsx';

// Load the calendars first, so that no test waits for their compilation.
beforeAll(prepareCalendars);
beforeEach(installDialog);
afterEach(cleanup);

const emitted: string[] = [];
beforeEach(() => {
  emitted.length = 0;
});

function BirthDate({ start = '', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PracticeProvider>
      <DateField
        label="Doğum tarihi"
        value={value}
        error={error}
        onChange={(next) => {
          emitted.push(next);
          setValue(next);
        }}
        today="2026-11-21"
        min="2001-11-21"
        max="2026-11-21"
      />
      <button type="button" onClick={() => setValue('')}>
        Yeni
      </button>
    </PracticeProvider>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Doğum tarihi' });

it.each([
  ['05092018', '05.09.2018'],
  ['05.09.2018', '05.09.2018'],
  ['5.9.2018', '05.09.2018'],
  ['05/09/2018', '05.09.2018'],
])('reads %s and shows it as %s', async (typed, shown) => {
  render(<BirthDate />);
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(emitted.at(-1)).toBe('2018-09-05');
  expect(input().value).toBe(shown);
});

it.each(['31.02.2018', 'geçen bahar', '5.9.18'])(
  'keeps "%s" as typed, passes it on, and explains the format',
  async (typed) => {
    render(<BirthDate error="Çocuk doğum tarihi seçiniz" />);
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(input().value).toBe(typed);
    expect(emitted.at(-1)).toBe(typed);
    expect(screen.getByRole('alert').textContent).toBe('Tarihi gg.aa.yyyy biçiminde yazınız (örneğin 05.09.2018)');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  },
);

it('says nothing about the format while typing goes on', async () => {
  render(<BirthDate />);
  await userEvent.type(input(), '05.0');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('can be corrected with the backspace key, dots included', async () => {
  render(<BirthDate start="2018-09-05" />);
  await userEvent.type(input(), `${'{Backspace}'.repeat(7)}08.2019`);
  expect(emitted.at(-1)).toBe('2019-08-05');
});

it('shows what a draft restored, a date or the typed text', () => {
  render(<BirthDate start="2018-09-05" />);
  expect(input().value).toBe('05.09.2018');
  cleanup();
  render(<BirthDate start="5 Eylül" />);
  expect(input().value).toBe('5 Eylül');
});

it('follows a reset from outside', async () => {
  render(<BirthDate start="2018-09-05" />);
  await userEvent.click(screen.getByText('Yeni'));
  expect(input().value).toBe('');
});

/** Like an address: it takes dates alone, and only some time after they were typed. */
function Day() {
  const [value, setValue] = useState('2026-11-21');
  return (
    <PracticeProvider>
      <DateField
        label="Gün"
        value={value}
        onChange={(next) => {
          if (/^\d{4}-\d{2}-\d{2}$/.test(next)) setTimeout(() => setValue(next));
        }}
        today="2026-11-21"
      />
    </PracticeProvider>
  );
}

it('keeps what is typed where only dates are taken, and shows the last one when it is left', async () => {
  render(<Day />);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gün' });
  await userEvent.clear(day);
  await userEvent.type(day, '7.12.2026');
  expect(day.value).toBe('7.12.2026');
  await userEvent.tab();
  expect(day.value).toBe('07.12.2026');
  await userEvent.type(day, '{Backspace}{Backspace}');
  expect(day.value).toBe('07.12.20');
  await userEvent.tab();
  expect(day.value).toBe('07.12.2026');
});

it('offers a calendar in Turkish, Monday first, with years 1900 to ten from now', async () => {
  render(<BirthDate start="2018-09-05" />);
  await userEvent.click(screen.getByRole('button', { name: 'Takvimi aç' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Takvim' }));
  expect(dialog.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
    'Pazartesi',
    'Salı',
    'Çarşamba',
    'Perşembe',
    'Cuma',
    'Cumartesi',
    'Pazar',
  ]);
  const years = within(dialog.getByRole('combobox', { name: 'Yılı seçin' })).getAllByRole('option');
  expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['1900', '2036']);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ayı seçin' }), 'Mart');
  await userEvent.click(dialog.getByRole('button', { name: /^7 Mart 2018/ }));
  expect(emitted.at(-1)).toBe('2018-03-07');
  expect(input().value).toBe('07.03.2018');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('disables future days and those more than 25 years ago', async () => {
  render(<BirthDate />);
  await userEvent.click(screen.getByRole('button', { name: 'Takvimi aç' }));
  const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(day(/21 Kasım 2026/).disabled).toBe(false);
  expect(day(/^22 Kasım 2026/).disabled).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Yılı seçin' }), '2001');
  expect(day(/^20 Kasım 2001/).disabled).toBe(true);
  expect(day(/^21 Kasım 2001/).disabled).toBe(false);
});
