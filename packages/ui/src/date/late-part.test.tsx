import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Late, latePart } from './late-part.tsx';

afterEach(cleanup);

/** A part that fails to come so many times, and then comes when `deliver` is called. */
function givenPart({ failures = 0 } = {}) {
  let asked = 0;
  let deliver: () => void = () => undefined;
  const delivered = new Promise<{ text: string }>((resolve) => {
    deliver = () => resolve({ text: 'Kasım 2026' });
  });
  const part = latePart(() => {
    asked++;
    return asked <= failures ? Promise.reject(new Error('no connection')) : delivered;
  });
  const show = () =>
    render(
      <PracticeProvider>
        <Late part={part} waiting="Takvim yükleniyor…" failed="Takvim şu anda açılamadı" minH="1rem">
          {({ text }) => <p>{text}</p>}
        </Late>
      </PracticeProvider>,
    );
  return { show, come: part.come, deliver, asked: () => asked };
}

it('says that it comes, and is there when it has come', async () => {
  const part = givenPart();
  part.show();
  expect(screen.getByRole('status').textContent).toBe('Takvim yükleniyor…');
  part.deliver();
  await screen.findByText('Kasım 2026');
  expect(screen.queryByRole('status')).toBeNull();
});

it('is there at once when it was prepared for, and asked for once', async () => {
  const part = givenPart();
  part.deliver();
  await part.come();
  part.show();
  screen.getByText('Kasım 2026');
  expect(part.asked()).toBe(1);
});

it('tries once more by itself', async () => {
  const part = givenPart({ failures: 1 });
  part.deliver();
  part.show();
  await screen.findByText('Kasım 2026');
});

it('says in its place that it cannot be had, and comes after another try', async () => {
  const part = givenPart({ failures: 2 });
  part.deliver();
  part.show();
  await screen.findByText('Takvim şu anda açılamadı');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  await screen.findByText('Kasım 2026');
});
