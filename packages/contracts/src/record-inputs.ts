import { MAX_PAGE_SIZE } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { normalizeText } from './text.ts';
import { z } from './zod-setup.ts';

/** With the changed fields of an update: an outdated version is refused with the current record. */
export const versionInput = z.number().int().nullish().meta({
  description:
    'The version that was edited. An old one is refused with the record as it is now; without one, the update wins.',
});

const ORDER_INDEX = { min: 0, max: 9999 };

/** Where a record stands in its list; the smallest comes first. A text counts by the number it begins with, else as 0. */
export const orderIndexInput = z
  .preprocess(
    (value) => (typeof value === 'string' ? Number.parseInt(value, 10) || 0 : value),
    z
      .number('Sırayı tam sayı olarak yazın')
      .int('Sırayı tam sayı olarak yazın')
      .min(ORDER_INDEX.min, `Sıra ${ORDER_INDEX.min} veya daha fazla olmalı`)
      .max(ORDER_INDEX.max, `Sıra en fazla ${ORDER_INDEX.max} olabilir`)
      .nullish(),
  )
  .meta({
    description: 'A text counts by the number it begins with, else as 0.',
    anyOf: [
      { type: 'integer', minimum: ORDER_INDEX.min, maximum: ORDER_INDEX.max },
      { type: 'string' },
      { type: 'null' },
    ],
  });

/** The ids of a whole list in their new order. */
export const orderInput = z.strictObject({ ids: z.array(z.string()).max(MAX_PAGE_SIZE) }).meta({ id: 'OrderInput' });

/** Which records of a list are given to those who may see the inactive ones; visitors get the active ones alone. */
export const activeFilterInput = z.object({ isActive: queryFlag.nullish() });

const MAX_SEARCH = 100;

/** A part of the texts of a record, which a list is searched for. */
export const searchInput = z.string().max(MAX_SEARCH, `En fazla ${MAX_SEARCH} karakter olabilir`).nullish();

/** `force` deletes a record although others use it. */
export const deleteUsedInput = z.object({ id: z.string(), force: queryFlag.nullish() });

/** A required text of a form: trimmed, with one sentence for a missing one. */
export function requiredText(max: number, message: string) {
  return z.string(message).normalize('NFC').trim().min(1, message).max(max, `En fazla ${max} karakter olabilir`);
}

/** The name of a file as people and programs send it: what follows the last slash, on one line, with nothing unseen in it. */
export function fileNameInput() {
  const message = 'Dosya adı gerekli';
  const ownName = (name: string) =>
    normalizeText(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1));
  return z.string(message).overwrite(ownName).min(1, message).max(200, 'En fazla 200 karakter olabilir');
}

/** A text of a form that may be left out or emptied. */
export function optionalText(max: number) {
  return z.string().normalize('NFC').trim().max(max, `En fazla ${max} karakter olabilir`).nullish();
}

/** What is wrong with fields that depend on each other: a sentence at one of them. */
export type FieldSentence = { field: string; message: string };

/** A check for `superRefine`, of a function that lists what is wrong. */
export function checkedBy<T>(problemsOf: (value: T) => FieldSentence[]) {
  return (value: T, context: z.core.$RefinementCtx) => {
    for (const { field, message } of problemsOf(value)) context.addIssue({ code: 'custom', path: [field], message });
  };
}
