import type { AppointmentRecord, FieldProblem } from '@practice/contracts';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, currentOf, refusalOf } from '@practice/ui/records';
import { useRef, useState } from 'react';
import {
  CreateAppointmentDocument,
  type CreateAppointmentInput,
  type SeriesScope,
  UpdateAppointmentDocument,
  type UpdateAppointmentInput,
  type UpdateAppointmentMutation,
} from '../../generated/graphql.ts';
import { type Obstacle, obstaclesOf } from '../record/problems.ts';
import type { EditedRecord, FormInput } from './form-values.ts';

export type Saved = UpdateAppointmentMutation['updateAppointment'];

/** A dialog that has to be answered before the form can be saved. */
export type SavePrompt =
  | { kind: 'scope' }
  | { kind: 'overlap'; obstacles: Obstacle[] }
  | { kind: 'version'; current: ComparedRecord };

type ComparedRecord = EditedRecord | AppointmentRecord;

type Attempt = {
  input: FormInput;
  /** The changed record with the version the user saw; null for a new one. */
  record: { id: string; version: number } | null;
  isInSeries: boolean;
};

type Options = { onSaved: (saved: Saved) => void; onFieldProblems: (problems: FieldProblem[]) => void };

/**
 * Saves the form. What has to be decided first (scope of a series, overlap, version) is in `prompt`; rejections are shown
 * at their fields or in `problem`. A rejection never changes what was typed.
 */
export function useSaving({ onSaved, onFieldProblems }: Options) {
  const client = useApolloClient();
  const [isSaving, setIsSaving] = useState(false);
  const [prompt, setPrompt] = useState<SavePrompt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<Attempt | null>(null);
  /** Chosen once, it applies to every retry of the same save. */
  const scope = useRef<SeriesScope | null>(null);

  async function send(allowConflict: boolean) {
    const { input, record } = attempt.current ?? {};
    if (!input) return;
    setIsSaving(true);
    setProblem(null);
    try {
      const saved = record ? await update(record, input, allowConflict) : await create(input, allowConflict);
      setPrompt(null);
      announceDone(record ? 'Randevu başarıyla güncellendi.' : 'Randevu başarıyla oluşturuldu.');
      onSaved(saved);
    } catch (error) {
      refused(error, record !== null);
    } finally {
      setIsSaving(false);
    }
  }

  async function create(input: FormInput, allowConflict: boolean): Promise<Saved> {
    const { data } = await client.mutate({
      mutation: CreateAppointmentDocument,
      variables: { input: { ...(input as CreateAppointmentInput), allowConflict } },
    });
    if (!data) throw new Error('The mutation was answered without data.');
    return data.createAppointment;
  }

  async function update(record: { id: string; version: number }, input: FormInput, allowConflict: boolean) {
    const { data } = await client.mutate({
      mutation: UpdateAppointmentDocument,
      variables: {
        id: record.id,
        input: { ...(input as UpdateAppointmentInput), version: record.version, scope: scope.current, allowConflict },
      },
    });
    if (!data) throw new Error('The mutation was answered without data.');
    return data.updateAppointment;
  }

  function refused(error: unknown, isUpdate: boolean) {
    const obstacles = obstaclesOf(error);
    const current = currentOf<AppointmentRecord>(error);
    if (obstacles) return setPrompt({ kind: 'overlap', obstacles });
    if (current) return setPrompt({ kind: 'version', current });
    setPrompt(null);
    const fallback = isUpdate ? 'Randevu güncellenirken hata oluştu.' : 'Randevu oluşturulurken hata oluştu.';
    setProblem(refusalOf(error) ?? fallback);
    announceFailure(fallback, error);
    onFieldProblems(readProblem(error).errors);
  }

  return {
    isSaving,
    prompt,
    problem,
    /** Starts a save; a change within a series asks for the scope first, unless it was chosen before. */
    save(next: Attempt) {
      attempt.current = next;
      if (next.record && next.isInSeries && scope.current === null) setPrompt({ kind: 'scope' });
      else void send(false);
    },
    chooseScope(chosen: SeriesScope) {
      scope.current = chosen;
      setPrompt(null);
      void send(false);
    },
    saveAnyway: () => void send(true),
    /** Opens the comparison of versions without waiting for a save to fail. */
    compare: (current: ComparedRecord) => setPrompt({ kind: 'version', current }),
    /** Closes the prompt; the chosen scope stays. */
    answered: () => setPrompt(null),
    /** Back to the form; the next save asks for the scope again. */
    cancel() {
      scope.current = null;
      setPrompt(null);
    },
  };
}
