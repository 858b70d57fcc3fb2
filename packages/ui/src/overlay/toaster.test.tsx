import { PracticeProvider } from '@practice/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, toastDurations } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <PracticeProvider>
      <button type="button">Önceki</button>
      <Toaster />
    </PracticeProvider>,
  );
});

afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

it('says a success politely and an error at once, in regions that were there before', () => {
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  act(() => void toast.success({ title: 'Randevu talebiniz alındı!', description: '24 saat içinde' }));
  expect(status.textContent).toContain('Randevu talebiniz alındı!24 saat içinde');
  act(() => void toast.error({ title: 'Validation Error' }));
  expect(alert.textContent).toContain('Validation Error');
});

it('shows one at a time: a new one replaces the last', () => {
  act(() => void toast.info({ title: 'Birinci' }));
  act(() => void toast.error({ title: 'İkinci' }));
  expect(screen.queryByText('Birinci')).toBeNull();
  expect(screen.getByText('İkinci')).toBeTruthy();
});

it('goes away by itself, but a new one gets its full time', () => {
  act(() => void toast.success({ title: 'Birinci' }));
  pass(toastDurations.success - 1);
  act(() => void toast.success({ title: 'İkinci' }));
  pass(toastDurations.success - 1);
  expect(screen.getByText('İkinci')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('İkinci')).toBeNull();
});

it('waits while it is pointed at or focused', () => {
  act(() => void toast.success({ title: 'Bekle' }));
  const card = screen.getByText('Bekle');
  fireEvent.pointerEnter(card.parentElement?.parentElement ?? card);
  pass(toastDurations.success * 2);
  expect(screen.getByText('Bekle')).toBeTruthy();
  fireEvent.pointerLeave(card.parentElement?.parentElement ?? card);
  act(() => screen.getByRole('button', { name: 'Bildirimi kapat' }).focus());
  pass(toastDurations.success * 2);
  expect(screen.getByText('Bekle')).toBeTruthy();
});

it('can be dismissed, and gives focus back to where it was', () => {
  const before = screen.getByText('Önceki');
  before.focus();
  act(() => void toast.error({ title: 'Kapat beni' }));
  act(() => screen.getByRole('button', { name: 'Bildirimi kapat' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Bildirimi kapat' }));
  expect(screen.queryByText('Kapat beni')).toBeNull();
  expect(document.activeElement).toBe(before);
});

it('dismisses by id only the toast that has it', () => {
  let first = 0;
  act(() => {
    first = toast.info({ title: 'Birinci' });
  });
  act(() => void toast.info({ title: 'İkinci' }));
  act(() => toast.dismiss(first));
  expect(screen.getByText('İkinci')).toBeTruthy();
});
