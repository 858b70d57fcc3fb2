import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount.ts';
import { endOf, minutesBetween, readTime } from './time-of-day.ts';

describe('amounts', () => {
  it.each([
    ['1.250,00', 1250],
    ['1.250', 1250],
    ['12.500.000', 12_500_000],
    ['1250,5', 1250.5],
    ['1250.50', 1250.5],
    ['12.5', 12.5],
    ['1.250,00 ₺', 1250],
    ['900 TL', 900],
    ['0', 0],
    ['-5', -5],
    ['', null],
    ['bilmiyorum', null],
  ])('reads %s as %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  it('writes what it reads', () => {
    expect(writeAmount(1250)).toBe('1.250,00');
    expect(writeAmount(0)).toBe('0,00');
    expect(writeAmount(null)).toBe('');
    expect(readAmount(writeAmount(12_345.6))).toBe(12_345.6);
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
