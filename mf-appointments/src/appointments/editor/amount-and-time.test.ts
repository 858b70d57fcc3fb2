import { readAmount } from '@practice/contracts';
import { formatAmount, readTime } from '@practice/ui/admin';
import { describe, expect, it } from 'vitest';
import { endOf, minutesBetween } from './time-of-day.ts';

describe('amounts', () => {
  it('writes what it reads', () => {
    expect(formatAmount(1250)).toBe('1.250,00');
    expect(formatAmount(0)).toBe('0,00');
    expect(formatAmount(null)).toBe('');
    expect(readAmount(formatAmount(12_345.6))).toBe(12_345.6);
  });
});

describe('times', () => {
  it.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['930', '09:30'],
    ['1430', '14:30'],
    ['9.30', '09:30'],
    ['09:30', '09:30'],
    ['24', null],
    ['9:75', null],
    ['öğlen', null],
    ['', null],
  ])('reads %s as %s', (text, time) => expect(readTime(text)).toBe(time));

  it('counts ends and minutes within the day', () => {
    expect(endOf('14:30', 45)).toBe('15:15');
    expect(endOf('23:30', 60)).toBe('');
    expect(endOf('', 60)).toBe('');
    expect(endOf('10:00', Number.NaN)).toBe('');
    expect(minutesBetween('10:00', '10:50')).toBe(50);
    expect(minutesBetween('10:00', '09:00')).toBeNull();
    expect(minutesBetween('10:00', '')).toBeNull();
  });
});
