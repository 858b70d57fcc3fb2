import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { StatCard } from './stat-card.tsx';

afterEach(cleanup);

const show = (content: ReactNode) => render(<PracticeProvider>{content}</PracticeProvider>);

it('a figure is a description of its label', () => {
  show(<StatCard label="Toplam" value="12" hint="geçen ay 9" />);
  expect(document.querySelector('dl > dt')?.textContent).toBe('Toplam');
  expect([...document.querySelectorAll('dl > dd')].map(({ textContent }) => textContent)).toEqual(['12', 'geçen ay 9']);
});

it('a figure that filters is a button, which says whether it does', async () => {
  const onClick = vi.fn();
  show(<StatCard label="Bekleyen" value="3" tone="pending" onClick={onClick} isActive />);
  const button = screen.getByRole('button', { name: /^Bekleyen ?3$/, pressed: true });
  expect(document.querySelector('dl, dt, dd')).toBeNull();
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
