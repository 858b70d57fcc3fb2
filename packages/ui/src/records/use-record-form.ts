import { useFormUploads } from '@practice/ui/back-office';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedFields, initialValues, type RecordInput, readInput, valuesOf } from './form-values.ts';
import { announceDone, type Consequence, currentOf, refusalOf } from './messages.tsx';
import type { FormValues, Records, StoredRecord } from './records.ts';
import { useIdempotencyKeys } from './use-idempotency-keys.ts';

export type RecordFormOptions<Row> = {
  /** The record as it is now; null for a new one. What others change in it comes in while it is edited. */
  record: Row | null;
  /** Another user has deleted it: saving creates it again. */
  isGone?: boolean;
  /** The form is still there after saving: it goes on from the saved record, with what was typed since. */
  staysOpen?: boolean;
  /** Sends the form where that takes more than one step, as when something has to be asked first. */
  save?: SaveRecord<Row>;
  /** What was done, beside the sentence of the records, when the saved data says more. */
  resultOf?: (data: unknown) => Consequence;
  onBeforeSave?: (record: Row | null) => void;
  /** Called with the data of the mutation, or null when there was nothing to save. */
  onSaved: (data: unknown) => void;
  /** The stored version was chosen in every field; without it the form stays open and shows that. */
  onDiscarded?: () => void;
  /** The server does not know the record any more. */
  onMissing?: () => void;
  /** Called with the fields that were refused, here or by the server; without it the first of them is focused. */
  onInvalid?: ((names: string[]) => void) | undefined;
};

/**
 * Calls `send`, with what is to be added to the input, and resolves with its data; or with null to go back to the form.
 * What `send` throws may be caught, and sent again otherwise.
 */
export type SaveRecord<Row> = (
  send: (added?: RecordInput) => Promise<unknown>,
  what: { record: Row | null; input: RecordInput },
) => Promise<unknown>;

/** What a form started from, what is typed in it, and the record as it is now. */
export type Versions = { base: FormValues; mine: FormValues; theirs: FormValues };

/**
 * The form of a record. A record that others change is taken over as long as nothing was typed; else `isOutdated`
 * says so, and saving brings both versions side by side (`versions`). Nothing typed is touched by a refusal. A field is
 * checked when it is left, but one in which nothing was typed only when the form is submitted.
 */
export function useRecordForm<Row extends StoredRecord, Name extends string>(
  records: Records<Row, Name>,
  {
    record,
    isGone = false,
    staysOpen = false,
    save = (send) => send(),
    resultOf = () => null,
    onBeforeSave,
    onSaved,
    onDiscarded,
    onMissing,
    onInvalid,
  }: RecordFormOptions<Row>,
) {
  const client = useApolloClient();
  const [base, setBase] = useState(record);
  // Beside the state, for what goes on in the same event.
  const latest = useRef(record);
  const stored = () => (latest.current ? valuesOf(records, latest.current) : initialValues(records));
  const wasSubmitted = useRef(false);
  // The record is newer by this form's own saving, until the form goes on from it or is closed.
  const isSaved = useRef(false);
  const form = useForm<FormValues, unknown, RecordInput>({
    defaultValues: stored(),
    mode: 'onTouched',
    resolver: async (values) => {
      const read = readInput(records, values, latest.current && !isGone ? stored() : null);
      if ('input' in read) return { values: read.input, errors: {} };
      const before = stored();
      const errors = Object.entries(read.errors)
        .filter(([name]) => wasSubmitted.current || values[name] !== before[name])
        .map(([name, message]) => [name, { type: 'refused', message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const keys = useIdempotencyKeys();
  const uploads = useFormUploads();
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<(Versions & { current: Row }) | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { isDirty } = form.formState;
  const isNewer = record !== null && base !== null && record.version > base.version;

  useEffect(() => {
    if (!isNewer || !record) return;
    if (!isDirty) rebase(record, valuesOf(records, record));
    else if (!isOther(record)) rebase(record, form.getValues());
  });

  /** From now on the form is compared with this record; it shows `values`. */
  function rebase(next: Row, values: FormValues) {
    latest.current = next;
    isSaved.current = false;
    setBase(next);
    form.reset(stored());
    for (const name of changedFields(stored(), values)) form.setValue(name, values[name] ?? '', { shouldDirty: true });
  }

  async function send(input: RecordInput) {
    const from = isGone ? null : latest.current;
    const sent = { ...form.getValues() };
    setProblem(null);
    try {
      const data = await save((added) => mutate(from, { ...input, ...added }), { record: from, input });
      if (data === null) return;
      const done = from ? records.texts.updated : records.texts.created;
      const more = resultOf(data);
      const isLonger = typeof more === 'string' && typeof done === 'string';
      const saved = savedRecord<Row>(data);
      announceDone(
        isLonger ? `${done} ${more}` : done,
        undefined,
        isLonger ? null : more,
        saved && records.seenAt?.(saved),
      );
      if (staysOpen) goOn(data, sent);
      onSaved(data);
    } catch (error) {
      refused(error, from);
    }
  }

  /** The saved record, with what was typed since it was sent. */
  function goOn(data: unknown, sent: FormValues) {
    const saved = savedRecord<Row>(data);
    if (!saved) return;
    const now = form.getValues();
    const typed = changedFields(sent, now).map((name) => [name, now[name] ?? '']);
    rebase(saved, { ...valuesOf(records, saved), ...Object.fromEntries(typed) });
  }

  async function mutate(from: Row | null, input: RecordInput): Promise<unknown> {
    const { create, update } = records;
    const mutation = from ? update : create;
    if (!mutation) throw new Error(`${records.nouns.many} are not created by a form`);
    setIsSaving(true);
    onBeforeSave?.(from);
    try {
      const variables = from ? { id: from.id, input: { ...input, version: from.version } } : { input };
      const { data } = await client.mutate({
        mutation,
        variables: variables as never,
        ...(from ? {} : { context: { headers: { 'Idempotency-Key': keys.keyOf(input) } } }),
      });
      keys.clear();
      isSaved.current = true;
      return data ?? {};
    } finally {
      setIsSaving(false);
    }
  }

  function refused(error: unknown, from: Row | null) {
    const current = currentOf<Row>(error);
    if (current && isOther(current)) return compare(current);
    if (current) {
      rebase(current, form.getValues());
      return void submit();
    }
    const { code, errors } = readProblem(error);
    if (code === 'NOT_FOUND') onMissing?.();
    setProblem(refusalOf(error) ?? (from ? records.texts.updateFailed : records.texts.createFailed));
    const own = errors.filter(({ field }) => field in records.fields);
    own.forEach(({ field, message, code: type }, index) => {
      form.setError(field, { type, message }, { shouldFocus: index === 0 && !onInvalid });
    });
    if (own.length > 0) onInvalid?.(own.map(({ field }) => field));
  }

  /** Whether a newer record differs in this form: another place in its list, for one, is nothing to choose about. */
  function isOther(newer: Row): boolean {
    return changedFields(stored(), valuesOf(records, newer)).length > 0;
  }

  function compare(current: Row) {
    setConflict({ current, base: stored(), mine: form.getValues(), theirs: valuesOf(records, current) });
  }

  const submitChecked = form.handleSubmit(
    (input) => (latest.current && !isGone && Object.keys(input).length === 0 ? onSaved(null) : send(input)),
    (errors) => onInvalid?.(Object.keys(errors)),
  );

  async function submit() {
    if (isSaving || uploads.mustWait()) return;
    wasSubmitted.current = true;
    await submitChecked();
  }

  return {
    records,
    form,
    /** The record that the form is compared with; null for a new one. */
    base,
    /** Something is typed, or being uploaded. */
    isDirty: isDirty || uploads.isUploading,
    uploads,
    isSaving,
    isGone,
    problem,
    isOutdated: isNewer && isDirty && !isSaving && !isSaved.current && isOther(record),
    /** Both sides, while they have to be chosen from. */
    versions: conflict as Versions | null,
    /** Brings both sides together before saving finds it out. */
    compare: () => record && compare(record),
    submit,
    /** Goes on with the chosen values, over the record as it is now. */
    resolve(values: FormValues) {
      if (!conflict) return;
      setConflict(null);
      rebase(conflict.current, values);
      if (changedFields(stored(), values).length > 0) void submit();
      else onDiscarded?.();
    },
    cancelConflict: () => setConflict(null),
  };
}

export type RecordForm<Row extends StoredRecord, Name extends string> = ReturnType<typeof useRecordForm<Row, Name>>;

/** The record in what a mutation answered. */
function savedRecord<Row>(data: unknown): Row | undefined {
  return Object.values(data as Record<string, unknown>).find((one): one is Row => isRecord(one));
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'version' in value;
}
