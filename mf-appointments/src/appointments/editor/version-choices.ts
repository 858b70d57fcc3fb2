import type { VersionSide } from '@practice/ui/admin';
import type { FormField, FormValues } from './form-values.ts';
import { endOf } from './time-of-day.ts';

export type VersionChoice = {
  field: FormField;
  mine: FormValues[FormField];
  theirs: FormValues[FormField];
  /** What stands unless the person says otherwise: their own change, else the stored value. */
  usual: VersionSide;
};

/** Follows from the start and the duration; choosing it by itself would contradict them. */
const derived = new Set<FormField>(['appointmentEndTime']);

/**
 * The fields in which a form and the record as it is now differ. `base` is the record that the form started from: it
 * tells who changed what.
 */
export function versionChoices(base: FormValues, mine: FormValues, theirs: FormValues): VersionChoice[] {
  const fields = Object.keys(mine) as FormField[];
  return fields
    .filter((field) => !derived.has(field) && mine[field] !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      usual: mine[field] === base[field] ? 'theirs' : 'mine',
    }));
}

/** The form with the chosen sides: the stored values, with one's own where they were chosen. */
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
