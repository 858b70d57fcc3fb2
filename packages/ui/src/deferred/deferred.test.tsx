import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Deferred } from './deferred.tsx';
import { lazyModule } from './lazy-module.ts';

afterEach(cleanup);

/** A module whose import fails the given number of times, then succeeds once `deliver` is called. */
function givenModule({ failures = 0 } = {}) {
  let imports = 0;
  let deliver: () => void = () => undefined;
  const delivered = new Promise<{ text: string }>((resolve) => {
    deliver = () => resolve({ text: 'Kasım 2026' });
  });
  const module = lazyModule(() => {
    imports++;
    return imports <= failures ? Promise.reject(new Error('no connection')) : delivered;
  });
  const show = () =>
    render(
      <PracticeProvider>
        <Deferred module={module} loading="Takvim yükleniyor…" failed="Takvim şu anda açılamadı" minH="1rem">
          {({ text }) => <p>{text}</p>}
        </Deferred>
      </PracticeProvider>,
    );
  return { show, load: module.load, deliver, imports: () => imports };
}

it('shows that it is loading, then the module', async () => {
  const { show, deliver } = givenModule();
  show();
  expect(screen.getByRole('status').textContent).toBe('Takvim yükleniyor…');
  deliver();
  await screen.findByText('Kasım 2026');
  expect(screen.queryByRole('status')).toBeNull();
});

it('renders at once when the module was preloaded, and imports it once', async () => {
  const { show, load, deliver, imports } = givenModule();
  deliver();
  await load();
  show();
  screen.getByText('Kasım 2026');
  expect(imports()).toBe(1);
});

it('retries once by itself', async () => {
  const { show, deliver } = givenModule({ failures: 1 });
  deliver();
  show();
  await screen.findByText('Kasım 2026');
});

it('shows a failure in its place, and loads on retry', async () => {
  const { show, deliver } = givenModule({ failures: 2 });
  deliver();
  show();
  await screen.findByText('Takvim şu anda açılamadı');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  await screen.findByText('Kasım 2026');
});
