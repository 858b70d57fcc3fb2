import { isValid, lightFormat, parseISO } from 'date-fns';
import { z } from './zod-mini-setup.ts';

/** A calendar date as it travels, `yyyy-MM-dd`, a day that exists; an empty or unreadable one is answered with what to do. */
export const dateSaying = (message: string) =>
  z.string(message).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    z.refine((value) => isExistingDate(value), 'Böyle bir tarih yok'),
  );

export const isoDate = dateSaying('Geçerli bir tarih seçin');

/** A time of day as it travels, `HH:mm`. */
export const timeSaying = (message: string) => z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));

export const timeOfDay = timeSaying('Geçerli bir saat seçin');

function isExistingDate(value: string): boolean {
  const parsed = parseISO(value);
  return isValid(parsed) && lightFormat(parsed, 'yyyy-MM-dd') === value;
}
