import { expect, it } from 'vitest';
import { type DiffLine, diffLines } from './diff-lines.ts';
import { foldLines } from './fold-lines.ts';

const marks = { same: '', added: '+', removed: '-' };

/** A line as text: `Aynı {-silinen}{+eklenen}`. */
const written = (line: DiffLine) =>
  line
    .map(({ kind, text, endsLine }) => (kind === 'same' ? text : `{${marks[kind]}${text}${endsLine ? '¶' : ''}}`))
    .join('');
const compare = (before: string, after: string) => diffLines(before, after)?.map(written);

it('marks words, with Turkish letters whole', () => {
  expect(compare('Çocuğunuz için güvenli bir yer', 'Çocuğunuzun için güvenli yer')).toEqual([
    '{-Çocuğunuz}{+Çocuğunuzun} için güvenli {-bir }yer',
  ]);
});

it('keeps the lines, and shows where a line break came or went', () => {
  expect(compare('Bir\nİki', 'Bir\nİki')).toEqual(['Bir', 'İki']);
  expect(compare('Bir iki', 'Bir\niki')).toEqual(['Bir{- }{+¶}', 'iki']);
  expect(compare('Bir\nİki\nÜç', 'Bir\nÜç')).toEqual(['Bir', '{-İki¶}', 'Üç']);
});

it('an empty side is all added or all removed', () => {
  expect(compare('', 'Yeni metin')).toEqual(['{+Yeni metin}']);
  expect(compare('Eski metin', '')).toEqual(['{-Eski metin}']);
});

it('long texts with little in common are not mixed', () => {
  const words = (letter: string) => Array.from({ length: 80 }, (_, index) => `${letter}${index}`).join(' ');
  expect(diffLines(words('a'), words('b'))).toBeNull();
  expect(diffLines(words('a'), `${words('a')} ${words('b')}`)).toHaveLength(1);
});

it('folds unchanged lines but the neighbours of a change', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `Satır ${index}`);
  const after = lines.with(4, 'Başka');
  const rows = foldLines(diffLines(lines.join('\n'), after.join('\n')) ?? []);
  expect(rows.map((row) => ('line' in row ? row.at : `${row.at}: ${row.folded.length}`))).toEqual([
    '0: 3',
    3,
    4,
    5,
    '6: 3',
  ]);
});

it('two unchanged lines are not worth a fold', () => {
  const lines = diffLines('a\nb\nc\nd', 'x\nb\nc\nd') ?? [];
  expect(foldLines(lines).every((row) => 'line' in row)).toBe(true);
});
