import { fieldProblem, settingValues } from '@practice/contracts';
import { announceWithUndo } from '@practice/ui/editing';
import { toast } from '@practice/ui/overlay';
import { readProblem, useQuery, useQueryClient } from '@practice/ui/query';
import { useEffect, useState } from 'react';
import { SaveHeroTextDocument, SiteSettingsDocument } from '../../../generated/graphql.ts';
import { fieldOf, type HeroText } from './hero-field.ts';

type Edit = {
  draft: string;
  /** What was stored when the draft was begun, or when the editor has last seen what another editor has stored. */
  base: string;
  isSaving?: boolean;
  problem?: string;
  /** What another editor has stored since: the editor chooses before anything is saved. */
  theirs?: string;
};

/**
 * A text of the hero while it is edited. `shown` is the text on the page: the stored one, or the site's own. An unchanged
 * text is closed without saving, and one that another editor has changed since is not overwritten.
 */
export function useTextEdit(setting: HeroText, shown: string) {
  const { stored, save, refresh } = useStoredText(setting);
  const [edit, setEdit] = useState<Edit>();
  const field = fieldOf(setting);
  const isDirty = edit !== undefined && edit.draft !== shown;
  useWarning(isDirty);

  const close = () => setEdit(undefined);
  const change = (changes: Partial<Edit>) => setEdit((current) => current && { ...current, ...changes });

  async function send({ draft, base }: Pick<Edit, 'draft' | 'base'>): Promise<boolean> {
    const text = draft.trim();
    const problem = fieldProblem(field, text);
    if (problem) {
      change({ problem });
      return false;
    }
    setEdit({ draft, base, isSaving: true });
    try {
      await save(text, base);
    } catch (error) {
      setEdit({ draft, base, ...(await whyRefused(error)) });
      return false;
    }
    close();
    // A required text cannot be emptied again: the text that was shown comes back instead.
    const before = fieldProblem(field, base) ? shown : base;
    announceSaved(() => void undo(before, text));
    return true;
  }

  async function whyRefused(error: unknown): Promise<Partial<Edit>> {
    const { code, message, errors } = readProblem(error);
    if (code === 'VERSION_CONFLICT') {
      const theirs = await refresh().catch(() => undefined);
      return theirs === undefined ? { problem: message } : { theirs };
    }
    return { problem: code === 'UNAUTHENTICATED' ? signedOut : (errors[0]?.message ?? message) };
  }

  async function undo(value: string, previousValue: string): Promise<void> {
    try {
      await save(value, previousValue);
      announceUndone();
    } catch (error) {
      announceUndoFailure(readProblem(error).message);
    }
  }

  return {
    edit,
    field,
    open: () => setEdit({ draft: shown, base: stored }),
    close,
    type: (draft: string) => setEdit((current) => current && { ...current, draft, problem: undefined }),
    /** True when the text is closed: it was saved, or there was nothing to save. */
    async submit(): Promise<boolean> {
      if (!edit || edit.isSaving || edit.theirs !== undefined) return false;
      if (edit.draft.trim() !== shown) return send(edit);
      close();
      return true;
    },
    /** After a conflict: the own text replaces the other one, which the editor has seen. */
    async keepOwn(): Promise<boolean> {
      return edit?.theirs !== undefined && send({ draft: edit.draft, base: edit.theirs });
    },
  };
}

export type TextEdit = ReturnType<typeof useTextEdit>;

const signedOut = 'Oturum süresi dolmuş. Yönetim panelini başka bir sekmede açıp giriş yapın, sonra yeniden kaydedin.';

/** The browser asks before it leaves a page with an unsaved text. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** The text is on the site, with a way back. */
function announceSaved(onUndo: () => void): void {
  announceWithUndo({ title: 'Kaydedildi', description: 'Yeni metin sitede.', onUndo });
}

function announceUndone(): void {
  toast.success({ title: 'Geri alındı', description: 'Önceki metin sitede.' });
}

function announceUndoFailure(sentence: string): void {
  toast.error({ title: 'Geri alınamadı', description: sentence });
}

/** What is stored of a setting as this page knows it, '' for one that was never set; `save` and `refresh`. */
function useStoredText(setting: HeroText) {
  const client = useQueryClient();
  const { data } = useQuery(SiteSettingsDocument, { errorPolicy: 'ignore' });

  /** Reads the settings again, for the whole page; returns what is stored now. */
  async function refresh(): Promise<string> {
    const { data: newest } = await client.query({ query: SiteSettingsDocument, fetchPolicy: 'network-only' });
    return settingValues(newest?.siteSettings)[setting] ?? '';
  }

  return {
    stored: settingValues(data?.siteSettings)[setting] ?? '',
    refresh,
    /** Rejects with VERSION_CONFLICT when something else than `previousValue` is stored. */
    async save(value: string, previousValue: string): Promise<void> {
      const variables = { settings: [{ key: setting, value, previousValue }] };
      await client.mutate({ mutation: SaveHeroTextDocument, variables });
      // What is stored is known even if it cannot be read again.
      await refresh().catch(() => {});
    },
  };
}
