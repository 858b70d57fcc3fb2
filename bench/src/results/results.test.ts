import { describe, expect, test } from 'vitest';
import { atLeast, atMost, type Row } from '../row.ts';
import { compareResults } from './compare-results.ts';
import { formatResults, parseResults, record } from './results-file.ts';

const here = { commit: 'abc1234', node: '20.19.2', machine: '2 cores, 8 GB' };
const bookings = (ratio: number, noise = 0) => atLeast('bookings', ratio, 0.8, { noise });
const start = (seconds: number) => atMost('start', seconds, 5, { unit: 's' });
const script = (kilobytes: number) => atMost('script', kilobytes, 160, { unit: 'KB' });

const fileOf = (...rows: Row[]) => parseResults(formatResults(record([], rows, here)));
const problemsOf = (row: Row, former: Row) =>
  compareResults([row], fileOf(former), here).problems.map(({ text }) => text);

describe('the file of results', () => {
  test('says what was recorded', () => {
    const { recorded, broken } = fileOf(bookings(0.8123, 0.041), start(4.27));
    expect(recorded).toEqual([
      { ...here, name: 'bookings', value: 0.81, unit: '', better: 'higher', noise: 0.05, goal: '≥ 0.8', bought: '' },
      { ...here, name: 'start', value: 4.3, unit: 's', better: 'lower', noise: 0, goal: '≤ 5 s', bought: '' },
    ]);
    expect(broken).toEqual([]);
  });

  test('keeps the place and the reason of a row that is measured again', () => {
    const former = record([], [bookings(0.8), start(4)], here).map((each) => ({ ...each, bought: 'fewer conflicts' }));
    const again = record(former, [script(150), bookings(0.7)], { ...here, commit: 'def5678' });
    expect(again.map(({ name, value, commit, bought }) => [name, value, commit, bought])).toEqual([
      ['bookings', 0.7, 'def5678', 'fewer conflicts'],
      ['start', 4, 'abc1234', 'fewer conflicts'],
      ['script', 150, 'def5678', ''],
    ]);
  });

  test('keeps no row without a figure', () => {
    expect(record([], [{ name: 'start', measured: 'failed', isMet: false }], here)).toEqual([]);
  });
});

describe('a check', () => {
  test.each<[string, Row, Row]>([
    ['a rate that fell by a tenth', bookings(0.81), bookings(0.9)],
    ['a size that grew by a tenth', script(154), script(140)],
    ['a figure that misses the goal that it met', bookings(0.79), bookings(0.81)],
    ['a part that could not be measured', { name: 'bookings', measured: 'failed', reason: 'no port' }, bookings(0.9)],
  ])('names %s', (_name, row, former) => {
    expect(problemsOf(row, former)).toEqual([expect.stringContaining(`${row.name}: ${row.measured}`)]);
  });

  test.each<[string, Row, Row]>([
    ['a rate that fell by a thirtieth', bookings(0.87), bookings(0.9)],
    ['a rate that fell within its noise', bookings(0.81, 0.06), bookings(0.9, 0.06)],
    ['a rate that rose', bookings(1.2), bookings(0.9)],
    ['a goal that was missed before', bookings(0.51), bookings(0.5)],
  ])('accepts %s', (_name, row, former) => {
    expect(problemsOf(row, former)).toEqual([]);
  });

  test('of another machine compares ratios and sizes, and says which figures it cannot compare', () => {
    const rows = [bookings(0.5), script(200), start(60)];
    const elsewhere = { ...here, machine: '64 cores, 512 GB' };
    const { problems, notes } = compareResults(rows, fileOf(bookings(0.9), script(140), start(4)), elsewhere);
    expect(problems).toHaveLength(2);
    expect(notes).toEqual(['start: recorded on 2 cores, 8 GB with Node 20.19.2, so not compared here']);
  });

  test('leaves out a row that cannot be measured here, and says why', () => {
    const left: Row = { name: 'start', measured: 'no mongod', isLeftOut: true };
    expect(compareResults([left], fileOf(start(4)), here)).toEqual({
      problems: [],
      notes: ['start: no mongod, so not compared here'],
    });
  });

  test.each([
    ['a line that is cut off', '| script | 140 KB | low'],
    ['a figure that is no number', '| script | fast | lower | 0 % | | | | | |'],
    ['an unknown direction', '| script | 140 KB | sideways | 0 % | | | | | |'],
  ])('names %s, and compares the rest', (_name, line) => {
    const file = parseResults(`${formatResults(record([], [bookings(0.9)], here))}${line}\n`);
    const { problems, notes } = compareResults([bookings(0.5), script(150)], file, here);
    expect(problems.map(({ name }) => name)).toEqual(['bookings']);
    expect(notes).toEqual([`This line of results.md cannot be read: ${line}`, 'results.md has no figure for: script']);
  });

  test('says of an empty file that it has no figure', () => {
    expect(compareResults([bookings(0.5)], parseResults(''), here)).toEqual({
      problems: [],
      notes: ['results.md has no figure for: bookings'],
    });
  });
});
