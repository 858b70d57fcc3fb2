import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

it('says in words what its bars say, and has a table of their values', () => {
  render(
    <PracticeProvider>
      <BarChart
        title="Haftanın doluluğu"
        sentence="Bu hafta 30 yerden 18 tanesi dolu."
        series={[
          { label: 'Onaylı', color: 'pine.solid' },
          { label: 'Bekleyen', color: 'apricot.solid' },
        ]}
        limitLabel="Kapasite"
        format={(value) => `${value} randevu`}
        bars={[
          { label: 'Pzt', name: 'Pazartesi', values: [3, 1], limit: 8 },
          { label: 'Sal', name: 'Salı', values: [0, 0], limit: 0 },
        ]}
      />
    </PracticeProvider>,
  );
  const drawing = screen.getByRole('img', { name: 'Haftanın doluluğu: Bu hafta 30 yerden 18 tanesi dolu.' });
  expect(drawing.querySelector('title')?.textContent).toBe('Pazartesi: Onaylı 3 randevu, Bekleyen 1 randevu');
  const heights = [...drawing.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights[0]).toBeCloseTo(3 * (heights[1] ?? 0));
  expect(heights.slice(2)).toEqual([0, 0]);
  const [head, monday] = screen.getAllByRole('row', { hidden: true });
  expect(head?.textContent).toBe('DönemOnaylıBekleyenKapasite');
  const cells = within(monday as HTMLElement).getAllByRole('cell', { hidden: true });
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3 randevu', '1 randevu', '8 randevu']);
});
