import { zodResolver } from '@hookform/resolvers/zod';
import { createMetaTagInput } from '@practice/contracts';
import { readProblem, useMutation } from '@practice/ui/data';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CreateMetaTagDocument, UpdateMetaTagDocument } from '../../generated/graphql.ts';
import type { MetaTag } from '../record/meta-tag.ts';
import { announceDone, currentOf, failureText } from '../record/problems.ts';
import {
  changedFields,
  createInput,
  emptyValues,
  type FormField,
  type FormValues,
  updateInput,
  valuesOf,
} from './form-values.ts';

type Options = {
  /** The tag as it is now; null for a new one. What others change in it comes in while it is edited. */
  tag: MetaTag | null;
  onBeforeSave: () => void;
  onSaved: () => void;
  /** Called with the fields that were refused, here or by the server. */
  onInvalid: (fields: FormField[]) => void;
};

/**
 * The form of a meta tag. A tag that changes meanwhile is taken over as long as nothing was typed; else `isOutdated`
 * says so, and saving brings both versions side by side (`conflict`).
 */
export function useMetaTagForm({ tag, onBeforeSave, onSaved, onInvalid }: Options) {
  const [base, setBase] = useState(tag);
  const stored = base ? valuesOf(base) : emptyValues;
  const form = useForm<FormValues>({
    defaultValues: stored,
    // The schema allows null where the form has ''.
    resolver: zodResolver(createMetaTagInput) as never,
    mode: 'onTouched',
  });
  const [create] = useMutation(CreateMetaTagDocument);
  const [update] = useMutation(UpdateMetaTagDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<MetaTag | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { isDirty } = form.formState;
  const isNewer = tag !== null && base !== null && tag.version > base.version;

  useEffect(() => {
    if (isNewer && !isDirty && tag) rebase(tag, valuesOf(tag));
  });

  /** From now on the form is compared with this tag; it shows `values`. */
  function rebase(next: MetaTag, values: FormValues) {
    const now = valuesOf(next);
    setBase(next);
    form.reset(now);
    for (const field of changedFields(now, values)) form.setValue(field, values[field], { shouldDirty: true });
  }

  async function send(values: FormValues, from: MetaTag | null) {
    setIsSaving(true);
    setProblem(null);
    onBeforeSave();
    try {
      if (from) {
        const input = updateInput(valuesOf(from), values, from.version);
        await update({ variables: { id: from.id, input } });
      } else await create({ variables: { input: createInput(values) } });
      announceDone(from ? 'Meta tag güncellendi' : 'Meta tag oluşturuldu');
      onSaved();
    } catch (error) {
      refused(error, from !== null);
    } finally {
      setIsSaving(false);
    }
  }

  function refused(error: unknown, isUpdate: boolean) {
    const current = currentOf(error);
    if (current) return setConflict(current);
    setProblem(failureText(error, isUpdate ? 'SEO meta tag güncellenemedi' : 'SEO meta tag oluşturulamadı'));
    const own = readProblem(error).errors.filter(({ field }) => field in emptyValues);
    for (const { field, message, code } of own) form.setError(field as FormField, { type: code, message });
    if (own.length > 0) onInvalid(own.map(({ field }) => field as FormField));
  }

  const submit = form.handleSubmit(
    (values) => {
      if (base && changedFields(stored, values).length === 0) return onSaved();
      return send(values, base);
    },
    (errors) => onInvalid(Object.keys(errors) as FormField[]),
  );

  return {
    form,
    base: stored,
    isDirty,
    isSaving,
    problem,
    isOutdated: isNewer && isDirty,
    conflict,
    /** Brings both versions side by side before saving finds it out. */
    compare: () => setConflict(tag),
    submit,
    /** Goes on with the chosen values, over the tag as it is now. */
    resolve(values: FormValues) {
      if (!conflict) return;
      const over = conflict;
      setConflict(null);
      rebase(over, values);
      if (changedFields(valuesOf(over), values).length > 0) void send(values, over);
    },
    cancelConflict: () => setConflict(null),
  };
}

export type MetaTagForm = ReturnType<typeof useMetaTagForm>;
