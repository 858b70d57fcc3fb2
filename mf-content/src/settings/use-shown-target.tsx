import { ConfirmDialog, unsavedChangesTexts } from '@practice/ui/admin';
import { elsewhereSentence, hasUnsavedChanges, useSection } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Category, type CategoryId, categoryOf, targetOf } from './categories/categories.ts';

/**
 * The category on screen and the field to go to, from the address (`#settings?tab=content&focus=hero_title`). The category
 * lags behind the address while losing unsaved changes is being confirmed.
 */
export function useShownTarget(options: {
  /** Those that the user may see. */
  categories: readonly Category[];
  isDirty: boolean;
  onDiscard: () => void;
  /** Brings a field of the shown category into view. */
  onReveal: (key: string) => void;
}): {
  category: Category;
  choose: (tab: CategoryId) => void;
  goTo: (tab: CategoryId, key: string) => void;
  confirmDialog: ReactNode;
} {
  const { categories, isDirty, onDiscard, onReveal } = options;
  const { params, setParams } = useSection();
  const [tab, focus] = [params.get('tab'), params.get('focus')];
  const target = useMemo(() => targetOf({ tab, focus }, categories), [tab, focus, categories]);
  const [shownId, setShownId] = useState(target.category.id);
  const isElsewhere = target.category.id !== shownId;
  const title = tab === null || categoryOf(tab, categories) ? null : elsewhereSentence(categoryOf(tab) !== undefined);
  useEffect(() => {
    if (title === null) return;
    toast.warning({ title });
    setParams({ tab: null, focus: null }, { replace: true });
  }, [title, setParams]);
  // On Back the shell has already asked.
  const isAsking = isElsewhere && isDirty && hasUnsavedChanges();
  const shown = (isAsking ? categoryOf(shownId) : target.category) as Category;

  const latest = useRef({ onDiscard, onReveal });
  useEffect(() => {
    latest.current = { onDiscard, onReveal };
  });
  // After Back with a confirmation in the shell's dialog: discard what it let go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: about steps in the history, not about typing
  useEffect(() => {
    if (isDirty && !hasUnsavedChanges()) latest.current.onDiscard();
  }, [params]);
  useEffect(() => {
    if (isElsewhere && !isAsking) {
      latest.current.onDiscard();
      setShownId(target.category.id);
    }
  }, [isElsewhere, isAsking, target]);
  useEffect(() => {
    if (!isAsking && target.focus) latest.current.onReveal(target.focus);
  }, [isAsking, target]);

  const choose = useCallback((next: CategoryId) => setParams({ tab: next, focus: null }), [setParams]);
  const goTo = useCallback(
    (next: CategoryId, key: string) => {
      setParams({ tab: next, focus: key });
      // Going to the same field again does not change the address.
      latest.current.onReveal(key);
    },
    [setParams],
  );

  return {
    category: shown,
    choose,
    goTo,
    confirmDialog: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setParams({ tab: shownId, focus: null }, { replace: true })}
        onConfirm={() => {
          onDiscard();
          setShownId(target.category.id);
        }}
        title={unsavedChangesTexts.title}
        confirmLabel={unsavedChangesTexts.confirmLabel}
        cancelLabel={unsavedChangesTexts.cancelLabel}
        danger
      >
        Başka bir kategoriye geçerseniz yaptığınız değişiklikler kaybolur.
      </ConfirmDialog>
    ),
  };
}
