import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateRanges, quickFilters } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { quickSelections } from '../bulk/quick-selection.ts';
import { dateRangeChoices, quickChoices } from './choices.ts';

const labels = (choices: readonly { value: string; label: string }[]) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));
const own = ['all', 'pending', 'urgent'];

describe('each word for a time has one meaning', () => {
  it.each([
    ['quick filters, of days to come', labels(quickChoices), { today: 'Bugün', tomorrow: 'Yarın', week: '7 gün' }],
    ['quick selections, of days to come', labels(quickSelections), { today: 'Bugünküler', week: '7 gün' }],
    [
      'date ranges, of days gone by',
      labels(dateRangeChoices),
      { today: 'Bugün', week: 'Son 7 gün', month: 'Geçen ay', older: '30 günden eski' },
    ],
  ])('among the %s', (_of, shown, expected) => {
    const times = Object.fromEntries(Object.entries(shown).filter(([value]) => !own.includes(value)));
    expect(times).toEqual(expected);
  });

  it('and every one that the API takes has a label', () => {
    expect(Object.keys(labels(quickChoices)).toSorted()).toEqual([...quickFilters].toSorted());
    expect(['all', ...Object.keys(labels(dateRangeChoices))].toSorted()).toEqual([...dateRanges].toSorted());
  });

  it('"Bu hafta" stands where the Monday week is counted, and nowhere else', () => {
    const root = join(import.meta.dirname, '../../../..');
    const screens = ['mf-*/src/**/*.ts*', 'shell/src/**/*.ts*', ':!*.test.*'];
    const files = execFileSync('git', ['ls-files', '--', ...screens], { cwd: root, encoding: 'utf8' }).split('\n');
    const saying = files.filter((path) => path && /Bu hafta/.test(readFileSync(join(root, path), 'utf8')));
    expect(saying).toEqual([
      'mf-appointments/src/appointments/screen-header.tsx',
      'mf-appointments/src/dashboard/words.ts',
    ]);
  });
});
