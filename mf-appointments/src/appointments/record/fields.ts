import { reminderAnswerFilterLabels } from '@practice/contracts';
import { formatMoney } from '@practice/ui/admin';
import type { FieldDefinition } from '@practice/ui/records';
import { statusLabel } from './appointment.ts';
import { appointments } from './appointments.ts';

const formFields: Record<string, FieldDefinition> = appointments.fields;
/** Fields that the form does not have, but the history does. */
const otherLabels: Record<string, string> = { status: 'Durum', calendarColor: 'Takvim rengi', parentAnswer: 'Yanıt' };
const answerLabels: Record<string, string> = reminderAnswerFilterLabels;

/** The label of a field; the field's name when it has none. */
export function fieldLabel(field: string): string {
  return formFields[field]?.label ?? otherLabels[field] ?? field;
}

/** A stored value as shown to people. */
export function fieldText(field: string, value: string, titleOf: (slug: string) => string): string {
  if (field === 'status') return statusLabel(value);
  if (field === 'parentAnswer') return answerLabels[value] ?? value;
  if (field === 'serviceType') return titleOf(value);
  if (field === 'fee') return formatMoney(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'Evet' : 'Hayır';
  return formFields[field]?.describe?.(value) ?? value;
}
