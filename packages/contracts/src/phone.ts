import { normalizePhone } from './phone-number.ts';
import { z } from './zod-mini-setup.ts';

const MOBILE = /^05\d{9}$/;
const LANDLINE = /^0[2348]\d{9}$/;

/** Validates and normalises a phone number. */
export const phone = z.pipe(
  z.string('Geçerli bir Türkiye telefon numarası giriniz'),
  z.transform((value: string, context) => {
    const digits = value.replace(/\D/g, '').replace(/^00/, '');
    const fail = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    if (digits.length < 10) return fail('En az 10 rakam olmalıdır');
    if (digits.length > 15) return fail('En fazla 15 rakam olabilir');
    const normalized = normalizePhone(value);
    if (!MOBILE.test(normalized) && !LANDLINE.test(normalized))
      return fail('Geçerli bir Türkiye telefon numarası giriniz');
    return normalized;
  }),
);
