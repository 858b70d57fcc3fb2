import { describe, expect, it } from 'vitest';
import { email, personName, requestMessage } from './booking.ts';
import { inputFormats, UNSEEN_SIGNS } from './input-formats.ts';
import { phone } from './phone.ts';
import { cleanText } from './text.ts';

const cases = {
  personName: {
    schema: personName,
    samples: [
      'Elif Yıldız',
      '  Şule  ',
      "D'Arcy",
      'Ömer Ç.',
      'Al',
      'A',
      '',
      '   ',
      '.-',
      'Elif3',
      'Елена',
      'A ',
      `${'a'.repeat(100)}  `,
      'a'.repeat(101),
    ],
  },
  phone: {
    schema: phone,
    samples: [
      ...['0532 111 22 33', '+90 (532) 111-22-33', '5321112233', '00905321112233', '9005321112233', '0212 111 22 33'],
      ...['212 111 22 33', '0632 111 22 33', '053211122', '05321112233444', '+49 151 23456789', '', 'telefon'],
    ],
  },
  email: {
    schema: email,
    samples: [
      'elif@ornek.com',
      ' ELIF.Y+1@Ornek.Com.TR ',
      "o'neil@a.co",
      'elif@ornek',
      '.a@b.com',
      'a..b@c.com',
      'a@b.c',
      '',
    ],
  },
  requestMessage: {
    schema: requestMessage,
    samples: [
      'Okula alışmakta zorlanıyor.',
      '  dokuz kar ',
      '1234567890',
      '123456789',
      '          ',
      'a\nb\nc\nd\ne\nf',
      ` ${'a'.repeat(500)} `,
      'a'.repeat(501),
    ],
  },
};

describe.each(Object.entries(cases))('what is documented of %s', (name, { schema, samples }) => {
  it.each(samples)('accepts or rejects %j as the schema does', (sample) => {
    const { pattern } = inputFormats[name as keyof typeof inputFormats];
    expect(new RegExp(pattern, 'u').test(sample)).toBe(schema.safeParse(sample).success);
  });
});

it('the signs that are documented as unseen are those that texts lose', () => {
  const documented = new RegExp(`[${UNSEEN_SIGNS}]`);
  const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const isLost = (sign: string) => !cleanText(`-${sign}-`).includes(sign) && !/[\p{Zs}\p{Cs}]/u.test(sign);
  const composed = (sign: string) => sign.normalize('NFC') !== sign;
  const wrong = signs.filter((sign) => !composed(sign) && isLost(sign) !== documented.test(sign));
  expect(wrong).toEqual([]);
});
