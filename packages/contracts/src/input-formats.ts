/**
 * OpenAPI formats of texts that are normalised before validation, or validated by a function, which the schemas do not
 * show. The patterns are for the text as it is sent, so they allow white space at both ends; it does not count towards
 * the greatest length, which is therefore part of the pattern.
 */
const LETTER = 'A-Za-zªºÀ-ÖØ-öø-ʸḀ-ỿ';
const SIGN = ".'’ʼ-";
const GAP = '[^0-9]*';
const NINE_DIGITS = `(?:${GAP}[0-9]){9}`;

export const inputFormats = {
  personName: {
    description: "Latin letters of every kind, spaces and - ' . are taken; at most 100 characters.",
    pattern: `^\\s*[${SIGN}]{0,20}[${LETTER}][${LETTER}\\s${SIGN}]{0,98}[${LETTER}${SIGN}]\\s*$`,
  },
  phone: {
    description: 'A Turkish number as people write it: 0532 111 22 33, +90 (532) 111 22 33.',
    pattern:
      `^${GAP}(?:0${GAP}0${GAP})?(?:5${NINE_DIGITS}|0${GAP}[23458]${NINE_DIGITS}|` +
      `9${GAP}0${GAP}(?:[23458]${NINE_DIGITS}|0${GAP}5${NINE_DIGITS}))${GAP}$`,
  },
  email: {
    description: 'An e-mail address; at most 100 characters; capitals and spaces around it do not count.',
    pattern:
      "^\\s*(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}\\s*$",
  },
  contactText: { pattern: '^\\s*\\S[\\s\\S]{8,1998}\\S\\s*$' },
  requestMessage: { pattern: '^\\s*\\S[\\s\\S]{8,498}\\S\\s*$' },
} as const;

/** Signs that `cleanText` takes out, or makes a line break of; as in a class of a regular expression. */
export const UNSEEN_SIGNS =
  '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
  '\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb';
