import type { AppointmentRecord, FieldProblem } from '@practice/contracts';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { useRef, useState } from 'react';
import {
  CreateAppointmentDocument,
  type CreateAppointmentInput,
  type SeriesScope,
  UpdateAppointmentDocument,
  type UpdateAppointmentInput,
  type UpdateAppointmentMutation,
} from '../../generated/graphql.ts';
import { announceDone, announceFailure } from '../record/announce.tsx';
import { currentOf, type Obstacle, obstaclesOf, serverSentence } from '../record/problems.ts';
import type { EditedRecord, FormInput } from './form-values.ts';

export type Saved = UpdateAppointmentMutation['updateAppointment'];

/** What has to be answered before the form can be saved. */
export type SavingQuestion =
  | { kind: 'scope' }
  | { kind: 'overlap'; obstacles: Obstacle[] }
  | { kind: 'version'; current: ComparedRecord };

type ComparedRecord = EditedRecord | AppointmentRecord;

type Attempt = {
  input: FormInput;
  /** The record that is changed, as it was seen; null for a new one. */
  record: { id: string; version: number } | null;
  isInSeries: boolean;
};

type Options = { onSaved: (saved: Saved) => void; onFieldProblems: (problems: FieldProblem[]) => void };

/**
 * Saves the form. What the server wants to know first (which of a series, whether to overlap, which version) is in
 * `question`; what it refuses is at its fields or in `problem`. Nothing typed is touched by a refusal.
 */
export function useSaving({ onSaved, onFieldProblems }: Options) {
  const client = useApolloClient();
  const [isSaving, setIsSaving] = useState(false);
  const [question, setQuestion] = useState<SavingQuestion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<Attempt | null>(null);
  /** Answered once, it holds for every repetition of the same saving. */
  const scope = useRef<SeriesScope | null>(null);

  async function send(allowConflict: boolean) {
    const { input, record } = attempt.current ?? {};
    if (!input) return;
    setIsSaving(true);
    setProblem(null);
    try {
      const saved = record ? await update(record, input, allowConflict) : await create(input, allowConflict);
      setQuestion(null);
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
    const current = currentOf(error);
    if (obstacles) return setQuestion({ kind: 'overlap', obstacles });
    if (current) return setQuestion({ kind: 'version', current });
    setQuestion(null);
    const fallback = isUpdate ? 'Randevu güncellenirken hata oluştu.' : 'Randevu oluşturulurken hata oluştu.';
    setProblem(serverSentence(error) ?? fallback);
    announceFailure(fallback, error);
    onFieldProblems(readProblem(error).errors);
  }

  return {
    isSaving,
    question,
    problem,
    /** Begins a saving; a change to one of a series asks first, unless that was answered before. */
    save(next: Attempt) {
      attempt.current = next;
      if (next.record && next.isInSeries && scope.current === null) setQuestion({ kind: 'scope' });
      else void send(false);
    },
    chooseScope(chosen: SeriesScope) {
      scope.current = chosen;
      setQuestion(null);
      void send(false);
    },
    saveAnyway: () => void send(true),
    /** Brings both versions side by side before saving finds it out. */
    compare: (current: ComparedRecord) => setQuestion({ kind: 'version', current }),
    /** The question is answered; what was said of the series holds. */
    answered: () => setQuestion(null),
    /** Back to the form; the next saving asks for the scope anew. */
    cancel() {
      scope.current = null;
      setQuestion(null);
    },
  };
}
