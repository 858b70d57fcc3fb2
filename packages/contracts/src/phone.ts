import { z } from './zod-setup.ts';

const MOBILE = /^05\d{9}$/;
const LANDLINE = /^0[2348]\d{9}$/;

/**
 * A Turkish number as it is stored: 11 digits starting with 0 (document 1, section 5, "Phone normalisation").
 * `+90 532 …`, `0090…`, `90…` and `0(532)…` are understood; digits that are no Turkish number come back as they are,
 * so that validation refuses them instead of a part of them being taken.
 */
export function normalizePhone(value: string): string {
  const digits = value.normalize('NFKC').replace(/\D/g, '').replace(/^00/, '');
  if (/^5\d{9}$/.test(digits)) return `0${digits}`;
  if (/^90\d{10}$/.test(digits)) return `0${digits.slice(2)}`;
  if (/^90(05\d{9})$/.test(digits)) return digits.slice(2);
  return digits;
}

/** Validates a phone and gives it normalised; the messages are those of document 1, section 5. */
export const phone = z.string('Geçerli bir Türkiye telefon numarası giriniz').transform((value, context) => {
  const digits = value.replace(/\D/g, '').replace(/^00/, '');
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message, input: value });
    return z.NEVER;
  };
  if (digits.length < 10) return fail('En az 10 rakam olmalıdır');
  if (digits.length > 15) return fail('En fazla 15 rakam olabilir');
  const normalized = normalizePhone(value);
  if (!MOBILE.test(normalized) && !LANDLINE.test(normalized))
    return fail('Geçerli bir Türkiye telefon numarası giriniz');
  return normalized;
});

/** A stored number as people read it: `0532 111 22 33`. */
export function formatPhone(stored: string): string {
  return stored.replace(/^(\d{4})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}
