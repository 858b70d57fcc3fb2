import { today } from '@practice/contracts';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readEarlyValues } from './deferred/early-values.ts';
import { type Draft, type DraftValues, isWorthKeeping, readDraft, removeDraft, saveDraft } from './draft.ts';
import { emptyValues, type WizardAnswers, type WizardValues } from './form-values.ts';
import { keyFor } from './idempotency-key.ts';
import { CONFIRMATION } from './steps.ts';
import type { ChosenTime } from './use-chosen-time.ts';

type DraftOptions = {
  form: UseFormReturn<WizardValues, unknown, WizardAnswers>;
  formId: string;
  step: number;
  preselected: string;
  /** Called before the first paint, with the draft of this visit if there is one: its values are in the form by then. */
  onStart: (draft: Draft | undefined) => void;
};

/** Saves the typed values, the step and the keys of sent requests in this tab, and restores them after a reload. */
export function useDraft({ form, formId, step, preselected, onStart }: DraftOptions) {
  const keys = useRef<Record<string, string>>({});
  const unanswered = useRef<ChosenTime | null>(null);
  const written = useRef('');
  const progress = useRef({ step, preselected });
  progress.current = { step, preselected };

  const current = useCallback((): Draft => {
    return {
      ...progress.current,
      values: draftValues(form.getValues()),
      keys: keys.current,
      unanswered: unanswered.current,
    };
  }, [form]);

  const write = useCallback(() => {
    const draft = current();
    const text = JSON.stringify(draft);
    if (text === written.current || draft.step === CONFIRMATION) return;
    written.current = text;
    if (isWorthKeeping(draft)) saveDraft(draft);
    else removeDraft();
  }, [current]);

  const restore = useRef(() => {
    const draft = readDraft();
    if (!draft) return onStart(undefined);
    keys.current = draft.keys;
    unanswered.current = draft.unanswered;
    form.reset(valuesToRestore(draft, preselected, readEarlyValues(formId)));
    progress.current = { step: draft.step, preselected };
    // Restoring is not an edit: the draft keeps its age.
    written.current = JSON.stringify(current());
    onStart(draft);
  });

  useLayoutEffect(() => restore.current(), []);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: write }), [form, write]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the step is what has to be written down.
  useEffect(write, [step, write]);

  return {
    /** The Idempotency-Key for a body; saved before the body is sent. */
    keyOf(body: object): string {
      const found = keyFor(body, keys.current);
      keys.current = found.keys;
      write();
      return found.key;
    },
    /** The time of a request that may have been booked although no answer came. */
    unansweredTime: () => unanswered.current,
    noteUnanswered(time: ChosenTime | null): void {
      unanswered.current = time;
      write();
    },
    /** The server knows a key with another body: the next attempt gets a new one. */
    dropKeys(): void {
      keys.current = {};
    },
    forget(): void {
      keys.current = {};
      unanswered.current = null;
      written.current = '';
      removeDraft();
    },
  };
}

/** All texts of the form; a field that is not registered yet is empty. */
function draftValues(values: Partial<WizardValues>): DraftValues {
  const { kvkkConsent: _kvkk, communicationConsent: _communication, ...empty } = emptyValues;
  const fields = Object.keys(empty) as (keyof DraftValues)[];
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as DraftValues;
}

/** What was typed before the code was loaded overrides the draft, and so does a newly linked service. */
function valuesToRestore(draft: Draft, preselected: string, typed: Partial<DraftValues>): WizardValues {
  const values = { ...emptyValues, ...draft.values, ...typed };
  if (preselected !== '' && preselected !== draft.preselected) values.serviceType = preselected;
  if (values.appointmentDate < today()) return { ...values, appointmentDate: '', appointmentTime: '' };
  return values;
}
