import { describe, expect, it } from 'vitest';
import { amount, minutes, readAmount } from './amount.ts';

describe('an amount', () => {
  it.each([
    ['1.250,00', 1250],
    ['1250,00', 1250],
    ['1250.00', 1250],
    ['1.250', 1250],
    [1250, 1250],
    ['12.345,67', 12_345.67],
    ['12.500.000', 12_500_000],
    ['1250.5', 1250.5],
    ['1250,5', 1250.5],
    ['12.5', 12.5],
    ['1.250,00 ₺', 1250],
    ['900 TL', 900],
    [' 1 250 ', 1250],
    ['0', 0],
    ['0,5', 0.5],
    ['', null],
    ['bilmiyorum', null],
    [null, null],
  ])('reads %j as %s', (value, expected) => expect(amount.parse(value)).toBe(expected));

  it.each([
    ['1.2.3,4'],
    ['12,345.67'],
    ['1,250.00'],
    ['0.125'],
    ['1250.125'],
    ['1.25.000'],
    ['12.5000'],
    ['1,2,3'],
    ['900 ya da 950'],
    ['1e3'],
    ['5-'],
    [true],
  ])('is not guessed for %j', (value) => {
    const { error } = amount.safeParse(value);
    expect(error?.issues[0]?.message).toBe('Tutarı 1.250,00 biçiminde yazın');
  });

  it.each([
    ['-5', 'Ücret 0 veya daha fazla olmalı'],
    ['100.000.000', 'Ücret çok yüksek'],
    ['12,345', 'En fazla iki ondalık basamak'],
  ])('refuses %s', (value, message) => expect(amount.safeParse(value).error?.issues[0]?.message).toBe(message));

  it('is NaN where a text cannot be read', () => expect(readAmount('1.2.3,4')).toBeNaN());
});

describe('a duration', () => {
  const duration = minutes({ min: 15, max: 180 });

  it.each([
    ['90', 90],
    ['90.7', 90],
    ['90,7', 90],
    [90.7, 90],
    ['90 dk', 90],
    ['', null],
    ['bilmiyorum', null],
  ])('reads %j as %s', (value, expected) => expect(duration.parse(value)).toBe(expected));

  it.each([
    ['5', 'En az 15 dakika olmalı'],
    [181, 'En fazla 180 dakika olabilir'],
    [true, 'Süreyi dakika olarak yazın'],
  ])('refuses %j', (value, message) => expect(duration.safeParse(value).error?.issues[0]?.message).toBe(message));
});
