import { useLiveEvents, useUnsavedGuard } from '@practice/ui/back-office';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure, currentOf } from '@practice/ui/records';
import { useState } from 'react';
import {
  AppointmentPageDocument,
  type AppointmentPageFieldsFragment,
  UpdateAppointmentPageDocument,
} from '../../generated/graphql.ts';
import {
  changesOf,
  disputesOf,
  type PageErrors,
  type PageField,
  type PageValues,
  problemsOf,
  valuesOf,
} from './page-form.ts';

type Disputes = ReturnType<typeof disputesOf>;

/**
 * The appointment page in its form. What others change comes in where nothing was typed, and only what was typed is sent,
 * so that two people who change different texts both keep theirs; of a text that both have changed, saving brings both
 * sides (`disputes`).
 */
export function usePageForm() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(AppointmentPageDocument, { fetchPolicy: 'cache-and-network' });
  const [typed, setTyped] = useState<Partial<PageValues>>({});
  /** What the typed fields were when typing began. */
  const [base, setBase] = useState<Partial<PageValues>>({});
  const [disputes, setDisputes] = useState<Disputes | null>(null);
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
    if (stored) setBase((before) => (field in typed ? before : { ...before, [field]: stored[field] }));
    setErrors(({ [field]: _, ...rest }) => rest);
  }

  /** Resolves with the fields that were refused. */
  async function save(): Promise<string[]> {
    return data ? send({ page: data.appointmentPage, typed, base }) : [];
  }

  /** Sends what differs from the page as it is; once more over a newer one that is no dispute. */
  async function send(from: Draft, isRetry = false): Promise<string[]> {
    const now = valuesOf(from.page);
    const sent = changesOf(now, { ...now, ...from.typed });
    const refused = problemsOf(sent);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return Object.keys(refused);
    const found = disputesOf(from.base, from.typed, now);
    if (found.length > 0) {
      setDisputes(found);
      return [];
    }
    setIsSaving(true);
    try {
      const input = { ...sent, version: from.page.version };
      await client.mutate({ mutation: UpdateAppointmentPageDocument, variables: { input } });
      await reload();
      setTyped((all) =>
        Object.fromEntries(Object.entries(all).filter(([field, value]) => sent[field as PageField] !== value)),
      );
      announceDone('Randevu sayfası güncellendi');
      return [];
    } catch (failure) {
      const page = currentOf<AppointmentPageFieldsFragment>(failure);
      if (page && !isRetry) {
        client.writeQuery({ query: AppointmentPageDocument, data: { __typename: 'Query', appointmentPage: page } });
        return await send({ ...from, page }, true);
      }
      const problem = readProblem(failure);
      setErrors(Object.fromEntries(problem.errors.map(({ field, message }) => [field, message])));
      announceFailure('Randevu sayfası güncellenemedi', failure);
      return problem.errors.map(({ field }) => field);
    } finally {
      setIsSaving(false);
    }
  }

  /** Goes on with the fields that keep the own value; the stored ones stay in the others. */
  async function resolve(own: readonly string[]): Promise<void> {
    const page = data?.appointmentPage;
    if (!page || !disputes) return;
    const given = disputes.map(({ field }) => field).filter((field) => !own.includes(field));
    const kept = Object.fromEntries(Object.entries(typed).filter(([field]) => !given.includes(field as PageField)));
    setDisputes(null);
    setTyped(kept);
    const seen = { ...base, ...valuesOf(page) };
    setBase(seen);
    if (Object.keys(kept).length > 0) await send({ page, typed: kept, base: seen });
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
    disputes,
    resolve,
    closeDisputes: () => setDisputes(null),
    reset() {
      setTyped({});
      setErrors({});
    },
    reload,
  };
}

type Draft = { page: AppointmentPageFieldsFragment; typed: Partial<PageValues>; base: Partial<PageValues> };

export type PageForm = ReturnType<typeof usePageForm>;
