import '@testing-library/jest-dom/vitest';
import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

it('a line chart draws every value within its frame, and has them in a table', () => {
  render(
    <PracticeProvider>
      <LineChart
        label="Dikkat testi puanı 12'den 17,5'e çıktı."
        heads={['Tarih', 'Puan']}
        max={20}
        points={[
          { label: '01.03.2026', value: 12 },
          { label: '05.06.2026', value: -2 },
          { label: '09.09.2026', value: 17.5 },
        ]}
      />
    </PracticeProvider>,
  );
  const drawing = screen.getByRole('img', { name: /Dikkat testi/ });
  const dots = [...drawing.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cy')));
  expect(dots).toHaveLength(3);
  for (const at of dots) expect(at > 0 && at < 180).toBe(true);
  // The greater value is higher.
  expect(dots[2]).toBeLessThan(dots[0] ?? 0);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TarihPuan',
    '01.03.202612',
    '05.06.2026-2',
    '09.09.202617,5',
  ]);
});
