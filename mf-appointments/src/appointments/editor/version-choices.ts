import type { VersionSide } from '@practice/ui/admin';
import type { FormField, FormValues } from './form-values.ts';
import { endOf } from './time-of-day.ts';

export type VersionChoice = {
  field: FormField;
  mine: FormValues[FormField];
  theirs: FormValues[FormField];
  /** Preselected: the user's own change, else the stored value. */
  defaultSide: VersionSide;
};

/** Derived from start and duration; choosing it separately could contradict them. */
const derived = new Set<FormField>(['appointmentEndTime']);

/**
 * The fields in which the form and the current record differ. `base` is the record the form started from; it shows which
 * side changed a field.
 */
export function versionChoices(base: FormValues, mine: FormValues, theirs: FormValues): VersionChoice[] {
  const fields = Object.keys(mine) as FormField[];
  return fields
    .filter((field) => !derived.has(field) && mine[field] !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      defaultSide: mine[field] === base[field] ? 'theirs' : 'mine',
    }));
}

/** The form values after the choice: the stored values, with the user's own where those were chosen. */
export function merged(
  mine: FormValues,
  theirs: FormValues,
  sides: Partial<Record<FormField, VersionSide>>,
): FormValues {
  const own = Object.entries(sides).filter(([, side]) => side === 'mine');
  const result = { ...theirs, ...Object.fromEntries(own.map(([field]) => [field, mine[field as FormField]])) };
  const isTimeMine = own.some(([field]) => field === 'appointmentTime' || field === 'duration');
  if (!isTimeMine) return result;
  const end = result.duration === '' ? mine.appointmentEndTime : endOf(result.appointmentTime, Number(result.duration));
  return { ...result, appointmentEndTime: end };
}
