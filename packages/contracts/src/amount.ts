import { z } from './zod-setup.ts';

const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const DECIMAL_COMMA = /^-?\d+(,\d+)?$/;
const DECIMAL_POINT = /^-?\d+\.\d{1,2}$/;

/**
 * An amount as people in Turkey write it: `1.250,00`, `1250,5`, `1.250` (a thousand and more), also `1250.50`; with ₺
 * or TL or without. Null for a text without a figure; NaN for one that could be read in more than one way or in none,
 * such as `1.2.3,4` and `12,345.67`.
 */
export function readAmount(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const compact = text.replace(/\s|₺|TL$/giu, '');
  if (GROUPED.test(compact) || DECIMAL_COMMA.test(compact))
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  return DECIMAL_POINT.test(compact) ? Number(compact) : Number.NaN;
}

/** Whole minutes that a text begins with; null for one that begins with no figure. */
export function readMinutes(text: string): number | null {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? null : minutes;
}

const LIRA = { min: 0, max: 99_999_999.99, step: 0.01 };

/** Money in lira, as a number or as people write it. */
export const amount = z
  .preprocess(
    (value) => (typeof value === 'string' ? readAmount(value) : value),
    z
      .number('Tutarı 1.250,00 biçiminde yazın')
      .min(LIRA.min, 'Ücret 0 veya daha fazla olmalı')
      .max(LIRA.max, 'Ücret çok yüksek')
      .multipleOf(LIRA.step, 'En fazla iki ondalık basamak')
      .nullish(),
  )
  .meta({
    anyOf: [
      { type: 'number', minimum: LIRA.min, maximum: LIRA.max, multipleOf: LIRA.step },
      { type: 'string', description: 'As people in Turkey write it, such as `1.250,00`; without a figure, none.' },
      { type: 'null' },
    ],
  });

/** A duration within limits, in minutes: the whole ones of whatever is given. */
export const minutes = ({ min, max }: { min: number; max: number }) =>
  z
    .preprocess((value) => {
      if (typeof value === 'string') return readMinutes(value);
      return typeof value === 'number' ? Math.trunc(value) : value;
    }, z
      .number('Süreyi dakika olarak yazın')
      .int('Süreyi dakika olarak yazın')
      .min(min, `En az ${min} dakika olmalı`)
      .max(max, `En fazla ${max} dakika olabilir`)
      .nullish())
    .meta({
      anyOf: [
        { type: 'number', minimum: min, exclusiveMaximum: max + 1, description: 'Fractions of a minute are cut off.' },
        { type: 'string', description: 'Begins with the minutes, such as `45 dk`; without a figure, none.' },
        { type: 'null' },
      ],
    });
