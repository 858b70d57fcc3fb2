/**
 * OpenAPI formats of texts that are normalised before validation, or validated by a function, which the schemas do not
 * show. The patterns are for the text as it is sent, so they allow white space at both ends.
 */
const LETTER = 'A-Za-zªºÀ-ÖØ-öø-ʸḀ-ỿ';
const SIGN = ".'’ʼ-";
const GAP = '[ ().+-]*';
const NINE_DIGITS = `(?:${GAP}[0-9]){9}`;

export const inputFormats = {
  personName: {
    description: "Latin letters of every kind, spaces and - ' . are taken.",
    pattern: `^\\s*[${SIGN}]*[${LETTER}][${LETTER}\\s${SIGN}]*[${LETTER}${SIGN}]\\s*$`,
    maxLength: 100,
  },
  phone: {
    description: 'A Turkish number as people write it: 0532 111 22 33, +90 (532) 111 22 33.',
    pattern:
      `^${GAP}(?:5${NINE_DIGITS}|0${GAP}[23458]${NINE_DIGITS}|` +
      `(?:0${GAP}0${GAP})?9${GAP}0${GAP}(?:[23458]${NINE_DIGITS}|0${GAP}5${NINE_DIGITS}))${GAP}$`,
  },
  email: {
    description: 'An e-mail address; at most 100 characters; capitals and spaces around it do not count.',
    pattern:
      "^\\s*(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}\\s*$",
  },
  contactText: { pattern: '^\\s*\\S[\\s\\S]{8,}\\S\\s*$', maxLength: 2000 },
  requestMessage: { pattern: '^\\s*\\S[\\s\\S]{8,}\\S\\s*$', maxLength: 500 },
} as const;
