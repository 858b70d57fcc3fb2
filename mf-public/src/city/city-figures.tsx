import { Section } from '@practice/ui';
import type { LocalPageContentFragment } from '../generated/graphql.ts';
import { FigureList } from '../pages/figure-list.tsx';

/** The city in figures: those that staff have entered. */
export function CityFigures({ page }: { page: LocalPageContentFragment }) {
  const figures = [
    { label: 'nüfus', value: page.population },
    { label: 'çocuk nüfus oranı', value: page.childShare },
    { label: 'okul', value: page.schoolCount },
    { label: 'aile', value: page.familyCount },
  ].filter(({ value }) => value);
  if (figures.length === 0) return null;
  return (
    <Section tone="sand" eyebrow={page.cityName} title={`Rakamlarla ${page.cityName}`}>
      <FigureList figures={figures} source={page.figuresSource} year={page.figuresYear} />
    </Section>
  );
}
