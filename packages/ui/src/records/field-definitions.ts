import { formatAmount } from '@practice/ui/admin';
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
