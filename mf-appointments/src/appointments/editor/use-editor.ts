import type { FieldProblem } from '@practice/contracts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isInSeries } from '../record/appointment.ts';
import {
  changesBetween,
  type EditedRecord,
  emptyValues,
  type FormField,
  type FormInput,
  type FormValues,
  resolverFor,
  valuesOf,
} from './form-values.ts';
import { type Saved, useSaving } from './use-saving.ts';

type EditorOptions = {
  /** The current record; null for a new appointment. It changes while being edited when somebody else changes it. */
  record: EditedRecord | null;
  /** Called with null when there was nothing to save. */
  onSaved: (saved: Saved | null) => void;
};

/**
 * The form of an appointment. When the record changes meanwhile, an untouched form follows it; otherwise `isOutdated` is
 * set, and saving shows both versions side by side.
 */
export function useEditor({ record, onSaved }: EditorOptions) {
  const [base, setBase] = useState(record);
  // A ref beside the state, for reads within the same event.
  const latest = useRef(base && { record: base, values: valuesOf(base) });
  const form = useForm<FormValues, unknown, FormInput>({
    defaultValues: latest.current?.values ?? emptyValues,
    resolver: resolverFor(() => latest.current?.values ?? null),
  });
  const { isDirty } = form.formState;
  const saving = useSaving({ onSaved, onFieldProblems });
  const isNewer = record !== null && base !== null && record.version > base.version;

  useEffect(() => {
    if (isNewer && !isDirty && record) rebase(record);
  });

  /** Compares the form with this record from now on; the form shows `values`. */
  function rebase(next: EditedRecord, values: FormValues = valuesOf(next)) {
    const stored = valuesOf(next);
    latest.current = { record: next, values: stored };
    setBase(next);
    form.reset(stored);
    for (const field of Object.keys(values) as FormField[]) {
      if (values[field] !== stored[field]) form.setValue(field, values[field], { shouldDirty: true });
    }
  }

  function onFieldProblems(problems: FieldProblem[]) {
    const own = problems.filter(({ field }) => field in emptyValues);
    own.forEach(({ field, message, code }, index) => {
      form.setError(field as FormField, { type: code, message }, { shouldFocus: index === 0 });
    });
  }

  const submit = form.handleSubmit((input) => {
    const from = latest.current;
    const changes = from ? changesBetween(from.values, form.getValues()) : {};
    if (from && Object.keys(changes).length === 0) return onSaved(null);
    // A changed recurrence always applies to the appointment and the following ones: no need to ask for the scope.
    const isReplanned = 'isRecurring' in changes || 'recurringPattern' in changes || 'recurringEndDate' in changes;
    saving.save({
      input,
      record: from && { id: from.record.id, version: from.record.version },
      isInSeries: from !== null && isInSeries(from.record) && !isReplanned,
    });
  });

  return { form, saving, isDirty, base, isOutdated: isNewer && isDirty, submit, rebase };
}

export type Editor = ReturnType<typeof useEditor>;
