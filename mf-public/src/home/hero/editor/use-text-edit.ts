import { fieldProblem } from '@practice/contracts';
import { readProblem } from '@practice/ui/query';
import { useEffect, useState } from 'react';
import { announceSaved, announceUndoFailure, announceUndone } from './announce.ts';
import { fieldOf, type HeroText } from './hero-field.ts';
import { useStoredText } from './use-stored-text.ts';

type Edit = {
  draft: string;
  /** What was stored when the draft was begun, or when the editor has last seen what somebody else has stored. */
  base: string;
  isSaving?: boolean;
  problem?: string;
  /** What somebody else has stored meanwhile: the editor chooses before anything is saved. */
  theirs?: string;
};

/**
 * A text of the hero while it is edited. `shown` is the text on the page: the stored one, or the site's own. An unchanged
 * text is closed without saving, and one that somebody else has changed meanwhile is not overwritten.
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
