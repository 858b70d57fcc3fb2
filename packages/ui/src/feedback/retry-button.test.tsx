import { PracticeProvider, RetryButton } from '@practice/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Tekrar Dene' });

it.each(['resolve', 'reject'] as const)('is busy until the attempt is over, also when it does: %s', async (how) => {
  let tries = 0;
  let end = () => {};
  const onRetry = () => {
    tries += 1;
    return new Promise<void>((resolve, reject) => {
      end = () => (how === 'resolve' ? resolve() : reject(new Error('503')));
    });
  };
  render(
    <PracticeProvider>
      <RetryButton onRetry={onRetry} />
    </PracticeProvider>,
  );
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button());
  expect(tries).toBe(1);
  end();
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button());
  expect(tries).toBe(2);
});
