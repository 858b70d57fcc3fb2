import { isValid, lightFormat, parseISO } from 'date-fns';
import { z } from './zod-mini-setup.ts';

/** A calendar date as it travels: `yyyy-MM-dd`, a day that exists. */
export const isoDate = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Tarih yyyy-AA-gg biçiminde olmalıdır'),
  z.refine((value) => isExistingDate(value), 'Böyle bir tarih yok'),
);

/** A time of day as it travels: `HH:mm`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Saat SS:dd biçiminde olmalıdır'));

function isExistingDate(value: string): boolean {
  const parsed = parseISO(value);
  return isValid(parsed) && lightFormat(parsed, 'yyyy-MM-dd') === value;
}
