import { useEffect, useRef } from 'react';

/** An object for each component with unsaved changes, and what becomes of them; null: they are lost. */
const unsaved = new Map<object, string | null>();

/** Whether anything on screen is unsaved: ask for confirmation before removing it. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** What becomes of all unsaved changes when they are left: a sentence where every one is kept as a draft, else null. */
export function keptSentence(): string | null {
  const sentences = [...unsaved.values()];
  return sentences.includes(null) ? null : (sentences[0] ?? null);
}

/** Call after the user has confirmed losing them. */
export function forgetUnsavedChanges(): void {
  unsaved.clear();
}

/**
 * While `isDirty`, the browser asks before closing the tab and the shell before leaving the section. Overlays have an
 * `isDirty` of their own for closing. `kept` says what becomes of changes that are kept as a draft.
 */
export function useUnsavedGuard(isDirty: boolean, kept: string | null = null): void {
  const token = useRef({});

  useEffect(() => {
    const own = token.current;
    if (!isDirty) return;
    unsaved.set(own, kept);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(own);
      removeEventListener('beforeunload', warn);
    };
  }, [isDirty, kept]);
}

function warn(event: BeforeUnloadEvent): void {
  // Not when the user has already confirmed in the shell's dialog.
  if (hasUnsavedChanges()) event.preventDefault();
}
