import type { SaveStateValue } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { readProblem, useMutation } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { SaveSettingsDocument } from '../../generated/graphql.ts';
import type { Category } from '../categories/categories.ts';
import { afterSaving, changedKeys, contestedKeys, type Values } from './edits.ts';
import { saveFailure } from './save-failure.ts';
import { type Consequence, consequencesOf } from './use-consequences.tsx';
import type { EditsState } from './use-edits.ts';

type Options = {
  state: EditsState;
  category: Category;
  /** Refetches the stored settings. */
  refresh: () => Promise<Values>;
  /** Brings a field that needs attention into view. */
  onReveal: (key: string) => void;
  /** Asks whether what happens with the changed values is meant. */
  confirm: (consequences: readonly Consequence[]) => Promise<boolean>;
};

/**
 * Saves the changed fields of a category: checks the session, refetches, sends the changes, refetches. Nothing is sent
 * while a field is invalid, or contested by what another user has stored; the server refuses what is stored in between.
 */
export function useSaving({ state, category, refresh, onReveal, confirm }: Options) {
  const { fetch } = useStaff();
  const [save] = useMutation(SaveSettingsDocument);
  const [outcome, setOutcome] = useState<'saving' | 'saved' | 'failed' | null>(null);
  const isSaving = outcome === 'saving';
  const failure = useRef<number>(undefined);

  // What the last failure was about is gone once there is nothing left to save.
  useEffect(() => {
    if (!state.isDirty && failure.current !== undefined) announce.forget(failure.current);
  }, [state.isDirty]);

  async function submit() {
    if (isSaving) return;
    if (!state.isDirty) return void announce.nothingToSave();
    const wrong = firstOf(Object.keys(state.problems));
    if (wrong) {
      failure.current = announce.hasErrors();
      return onReveal(wrong);
    }
    if (!(await confirm(consequencesOf(category.fields, state)))) return;
    setOutcome('saving');
    try {
      // Asks for the password when the session has ended; its own failure says nothing about the save.
      await fetch('/api/auth/check').catch(() => undefined);
      await send(await refresh());
    } catch (error) {
      setOutcome('failed');
      const { code, errors } = readProblem(error);
      if (code !== 'VERSION_CONFLICT') {
        failure.current = announce.failed(saveFailure(error));
        showRefused(errors);
        return;
      }
      announce.isContested();
      // Shows the other values at their fields.
      await refresh().catch(() => undefined);
    }
  }

  async function send(newest: Values) {
    const sent = state.edits;
    const keys = inOrder(changedKeys(sent, newest));
    const contested = firstOf(contestedKeys(sent, newest));
    if (keys.length === 0) {
      state.reset();
      setOutcome(null);
      return announce.nothingToSave();
    }
    if (contested) {
      setOutcome(null);
      announce.isContested();
      return onReveal(contested);
    }
    const settings = keys.map((key) => ({ key, value: sent[key]?.value ?? '', previousValue: sent[key]?.base ?? '' }));
    const { data } = await save({ variables: { settings } });
    if (!data) throw new Error('The mutation was answered without data.');
    const { updated, errors, warnings } = data.saveSettings;
    // The stored values are known even if the refetch fails.
    await refresh().catch(() => undefined);
    // Not those of `updated`: it leaves passwords out.
    const done = keys.filter((key) => !errors.some(({ field }) => field === key));
    state.setEdits((current) => afterSaving(current, sent, done));
    showRefused(errors);
    setOutcome(errors.length > 0 ? 'failed' : 'saved');
    for (const { message } of warnings) announce.warning(message);
    if (errors.length === 0) return warnings.length > 0 ? undefined : announce.saved();
    failure.current = announce.partlySaved(updated.length, errors.length);
  }

  /** Puts the server's sentences at their fields. */
  function showRefused(errors: readonly { field: string; message: string }[]) {
    state.setRefused(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    const refused = firstOf(errors.map(({ field }) => field));
    if (refused) onReveal(refused);
  }

  function inOrder(keys: readonly string[]): string[] {
    return category.fields.map(({ key }) => key).filter((key) => keys.includes(key));
  }

  function firstOf(keys: readonly string[]): string | undefined {
    return inOrder(keys)[0];
  }

  return { submit, isSaving, saveState: stateOf(outcome, state.isDirty), forgetOutcome: () => setOutcome(null) };
}

export type Saving = ReturnType<typeof useSaving>;

/** A clean form was saved or never touched; a failure is shown only while there is something left to save. */
function stateOf(outcome: SaveStateValue | null, isDirty: boolean): SaveStateValue {
  if (outcome === 'saving') return 'saving';
  if (isDirty) return outcome === 'failed' ? 'failed' : 'dirty';
  return outcome === 'saved' ? 'saved' : 'clean';
}

/** Toasts for the outcomes of a save. */
const announce = {
  saved: () => toast.success({ title: 'Ayarlar kaydedildi' }),
  warning: (sentence: string) => toast.info({ title: 'Ayarlar kaydedildi', description: sentence }),
  partlySaved: (saved: number, failed: number) =>
    toast.error({ title: 'Kısmi Başarı', description: `${saved} ayar kaydedildi, ${failed} ayar kaydedilemedi` }),
  nothingToSave: () => toast.info({ title: 'Kaydedilecek değişiklik bulunamadı' }),
  hasErrors: () =>
    toast.error({ title: 'Hata', description: 'Bazı alanlarda hatalar var. Lütfen düzeltin ve tekrar deneyin.' }),
  isContested: () =>
    toast.info({
      title: 'Bu ayarlar siz düzenlerken değiştirildi.',
      description: 'İşaretli alanlarda hangi değerin kalacağını seçin, sonra yeniden kaydedin.',
    }),
  /** Takes a toast away unless another has replaced it. */
  forget: (id: number) => toast.dismiss(id),
  failed: (sentence: string) => toast.error({ title: 'Hata', description: sentence }),
};
