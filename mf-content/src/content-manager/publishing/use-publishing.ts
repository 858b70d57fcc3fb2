import { type ContentPage, contentFieldOf, contentKeysOf } from '@practice/contracts';
import { useRunning } from '@practice/ui';
import { useStaff } from '@practice/ui/back-office';
import { readProblem, useMutation } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useState } from 'react';
import { SaveSettingsDocument } from '../../generated/graphql.ts';
import { afterPublishing, changedKeys, contestedKeys, problemsOf, type Texts, textsWith } from '../drafts/edits.ts';
import type { DraftsState } from '../drafts/use-drafts.ts';
import type { KeepRevision } from '../history/use-revisions.ts';

type Options = {
  page: ContentPage;
  drafts: DraftsState;
  published: Texts;
  /** Refetches the published texts. */
  refresh: () => Promise<Texts>;
  /** Keeps revisions. */
  keep: KeepRevision;
  /** Brings a field that needs attention into view. */
  onReveal: (key: string) => void;
};

/**
 * Publishes the changed fields of a page in one call. Nothing is sent while a field is invalid, or contested by what
 * another user has published; the server refuses what is published in between.
 */
export function usePublishing({ page, drafts, published, refresh, keep, onReveal }: Options) {
  const { fetch } = useStaff();
  const [save] = useMutation(SaveSettingsDocument);
  /** The server's refusals by key; typing removes them. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const edits = drafts.editsOf(page.id);
  const problems: Readonly<Record<string, string>> = { ...refused, ...problemsOf(page, edits, published) };

  const [isPublishing, publish] = useRunning(async (): Promise<void> => {
    if (changedKeys(edits, published).length === 0) return void announce.nothingToPublish();
    const wrong = first(Object.keys(problems));
    if (wrong) {
      announce.hasErrors();
      return onReveal(wrong);
    }
    try {
      // Asks for the password when the session has ended; its own failure says nothing about publishing.
      await fetch('/api/auth/check').catch(() => undefined);
      await send(await refresh());
    } catch (error) {
      const { code, message } = readProblem(error);
      if (code !== 'VERSION_CONFLICT') announce.failed(message);
      else {
        announce.isContested();
        // Shows the other texts at their fields.
        await refresh().catch(() => undefined);
      }
    }
  });

  async function send(newest: Texts): Promise<void> {
    const keys = inOrder(changedKeys(edits, newest));
    const contested = first(contestedKeys(edits, newest));
    if (contested) {
      announce.isContested();
      return onReveal(contested);
    }
    if (keys.length === 0) {
      drafts.setEdits(page.id, () => ({}));
      return void announce.nothingToPublish();
    }
    const settings = keys.map((key) => ({
      key,
      value: edits[key]?.value ?? '',
      previousValue: edits[key]?.base ?? '',
    }));
    // Before the first one there is none of what is published until now. Publishing needs no history.
    await keep(textsWith(page, edits, newest)).catch(() => undefined);
    const { data } = await save({ variables: { settings } });
    if (!data) throw new Error('The mutation was answered without data.');
    const { updated, errors } = data.saveSettings;
    // The published texts are known even if they cannot be read again.
    await refresh().catch(() => undefined);
    await keep(null).catch(() => undefined);
    const done = updated.map(({ settingKey }) => settingKey);
    drafts.setEdits(page.id, (current) => afterPublishing(current, edits, done));
    setRefused(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    const failed = first(errors.map(({ field }) => field));
    if (!failed) return void announce.published();
    announce.failed(errors.map(({ field, message }) => `${labelOf(field)}: ${message}`).join(' '));
    onReveal(failed);
  }

  function inOrder(keys: readonly string[]): string[] {
    return contentKeysOf(page).filter((key) => keys.includes(key));
  }

  function first(keys: readonly string[]): string | undefined {
    return inOrder(keys)[0];
  }

  function labelOf(key: string): string {
    const known = contentKeysOf(page).find((each) => each === key);
    return known ? contentFieldOf(known).label : key;
  }

  return {
    publish,
    isPublishing,
    problems,
    forgetRefusal: (key: string) =>
      setRefused((current) => Object.fromEntries(Object.entries(current).filter(([each]) => each !== key))),
  };
}

/** Toasts for the outcomes of publishing. */
const announce = {
  published: () => toast.success({ title: "İçerik başarıyla yayımlandı ve frontend'e yansıtıldı" }),
  nothingToPublish: () => toast.info({ title: 'Yayımlanacak değişiklik bulunamadı' }),
  hasErrors: () =>
    toast.error({ title: 'Hata', description: 'Bazı alanlarda hatalar var. Lütfen düzeltin ve tekrar deneyin.' }),
  isContested: () =>
    toast.info({
      title: 'Bu sayfa siz düzenlerken değiştirildi.',
      description: 'İşaretli alanlarda hangi metnin kalacağını seçin, sonra yeniden yayımlayın.',
    }),
  failed: (description: string) =>
    toast.error({ title: 'İçerik yayımlanırken hata oluştu', ...(description ? { description } : {}) }),
};
