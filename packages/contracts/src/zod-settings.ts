import type { z } from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** The default message of a field; also for GraphQL's own checks. */
export const fieldSentences = {
  required: 'Bu alan zorunludur',
  option: 'Geçerli bir seçenek seçin',
  text: 'Metin girin',
  number: 'Sayı girin',
  whole: 'Tam sayı girin',
  date: 'Geçerli bir tarih girin',
  unknown: 'Bilinmeyen alan',
  wrong: 'Geçerli bir değer girin',
};

const { required, option, text, number, whole, date, unknown, wrong } = fieldSentences;

const ofType: Record<string, string> = {
  string: text,
  number,
  nan: number,
  int: whole,
  bigint: whole,
  boolean: option,
  date,
};

const ofFormat: Record<string, string> = {
  email: 'Geçerli bir e-posta adresi girin',
  url: 'Geçerli bir internet adresi girin',
  date,
  datetime: date,
  time: 'Geçerli bir saat girin',
};

const units: Record<string, string> = { string: ' karakter', array: ' öğe', set: ' öğe', map: ' öğe' };

/** A plain Turkish sentence for any invalid value: without programming types or lists of stored values. */
function sentenceFor(issue: Issue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? required : (ofType[issue.expected] ?? wrong);
    case 'invalid_value':
      return isMissing ? required : option;
    case 'too_big':
      return issue.origin === 'date' ? date : `En fazla ${issue.maximum}${units[issue.origin] ?? ''} olabilir`;
    case 'too_small':
      if (issue.origin === 'date') return date;
      if (issue.origin in units && issue.minimum === 1) return required;
      return `En az ${issue.minimum}${units[issue.origin] ?? ''} olmalı`;
    case 'invalid_format':
      return ofFormat[issue.format] ?? wrong;
    case 'not_multiple_of':
      return `${String(issue.divisor).replace('.', ',')} ve katları olabilir`;
    case 'unrecognized_keys':
      return unknown;
    default:
      return isMissing ? required : wrong;
  }
}

/** Turkish default sentences, and no generated code: the content security policy of the pages forbids `eval`. */
export const zodSettings = { jitless: true, localeError: sentenceFor };
