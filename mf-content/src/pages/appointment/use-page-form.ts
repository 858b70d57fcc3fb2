import { useLiveEvents, useUnsavedGuard } from '@practice/ui/back-office';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { AppointmentPageDocument, UpdateAppointmentPageDocument } from '../../generated/graphql.ts';
import { changesOf, type PageErrors, type PageField, type PageValues, problemsOf, valuesOf } from './page-form.ts';

/**
 * The appointment page in its form. What others change comes in where nothing was typed, and only what was typed is sent,
 * so that two people who change different texts both keep theirs.
 */
export function usePageForm() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(AppointmentPageDocument, { fetchPolicy: 'cache-and-network' });
  const [typed, setTyped] = useState<Partial<PageValues>>({});
  const [errors, setErrors] = useState<PageErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const stored = data && valuesOf(data.appointmentPage);
  const values = stored && { ...stored, ...typed };
  const changes = stored && values ? changesOf(stored, values) : {};
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedGuard(isDirty);

  const reload = () => refetch().then(undefined, () => undefined);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'site-setting.changed') void reload();
  });

  function set<Field extends PageField>(field: Field, value: PageValues[Field]): void {
    setTyped((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...rest }) => rest);
  }

  /** Resolves with the fields that were refused. */
  async function save(): Promise<string[]> {
    const refused = problemsOf(changes);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return Object.keys(refused);
    setIsSaving(true);
    try {
      await client.mutate({ mutation: UpdateAppointmentPageDocument, variables: { input: changes } });
      await reload();
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([field, value]) => changes[field as PageField] !== value)),
      );
      announceDone('Randevu sayfası güncellendi');
      return [];
    } catch (failure) {
      const problem = readProblem(failure);
      setErrors(Object.fromEntries(problem.errors.map(({ field, message }) => [field, message])));
      announceFailure('Randevu sayfası güncellenemedi', failure);
      return problem.errors.map(({ field }) => field);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    /** Undefined until the page is there. */
    values,
    problem: error && !data ? readProblem(error).message : null,
    errors,
    isDirty,
    isSaving,
    set,
    save,
    reset() {
      setTyped({});
      setErrors({});
    },
    reload,
  };
}

export type PageForm = ReturnType<typeof usePageForm>;
