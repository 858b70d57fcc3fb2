import { formatAmount, readTime } from '@practice/ui/admin';
import type { FieldDefinition } from './records.ts';

/** A switch, with its two states in words: 'Aktif', 'Pasif'. */
export function flagField(label: string, on: string, off: string): FieldDefinition {
  return { label, describe: (value) => (value ? on : off) };
}

/** One of a few values, with their words. */
export function choiceField(label: string, words: Readonly<Record<string, string>>): FieldDefinition {
  return {
    label,
    describe: (value) => words[String(value)] ?? String(value),
    options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
  };
}

/** Money: `1.250,00` in the form. */
export function amountField(label: string): FieldDefinition {
  return { label, write: formatAmount, describe: (value) => `${value} ₺` };
}

/** A time of day, for `Field.Time`: `9`, `930` and `9.30` are read as `HH:mm`. */
export function timeField(label: string): FieldDefinition {
  return { label, read: (text) => (text.trim() === '' ? null : (readTime(text) ?? text)) };
}

/** A list of short texts, a line each. */
export function linesField(label: string): FieldDefinition {
  return { label, write: (lines: readonly string[]) => lines.join('\n'), read: (text) => trimmedLines(text) };
}

/**
 * A list of texts with a heading, such as questions with their answers: the heading on a line of its own, the text below
 * it, an empty line before the next one. `heading` and `text` name the two in the record.
 */
export function headedTextsField<Heading extends string, Body extends string>(
  label: string,
  { heading, text }: { heading: Heading; text: Body },
): FieldDefinition {
  type Entry = Record<Heading | Body, string>;
  return {
    label,
    write: (entries: readonly Entry[]) =>
      entries.map((entry) => `${entry[heading]}\n${trimmedLines(entry[text]).join('\n')}`).join('\n\n'),
    read: (typed) =>
      typed
        .split(/\n\s*\n/)
        .map(trimmedLines)
        .filter(([first]) => first)
        .map(([first, ...rest]) => ({ [heading]: first, [text]: rest.join('\n') })),
  };
}

function trimmedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
