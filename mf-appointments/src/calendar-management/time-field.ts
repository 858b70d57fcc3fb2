import { toTimeOfDay } from '@practice/contracts';
import type { FieldDefinition } from '@practice/ui/records';

const TYPED = /^\s*(\d{1,2})(?:[:.\s]?(\d{2}))?\s*$/;

/** A time of day; `9`, `930` and `9.30` are read as times too. */
export function timeField(label: string): FieldDefinition {
  return { label, read: (text) => (text.trim() === '' ? null : completeTime(text)) };
}

/** `HH:mm` of a typed time; what is typed when that is none. */
export function completeTime(text: string): string {
  const match = TYPED.exec(text);
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)];
  return match && hours < 24 && minutes < 60 ? toTimeOfDay(hours * 60 + minutes) : text;
}

/** What an input of a time says of itself. */
export const timeInput = { inputMode: 'numeric', autoComplete: 'off', placeholder: 'SS:dd', maxLength: 5 } as const;
