import { useEffect, useRef } from 'react';

/** What is being edited on screen and would be lost. */
const unsaved = new Set<object>();

/** Whether something on screen is not saved: whoever is about to take it away asks first. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** After the person has agreed to losing them. */
export function forgetUnsavedChanges(): void {
  unsaved.clear();
}

/**
 * While `isDirty`: closing the tab is asked about by the browser, and leaving the section by the shell.
 * Overlays that close themselves ask by their own `isDirty`.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const mark = useRef({});

  useEffect(() => {
    const own = mark.current;
    if (!isDirty) return;
    unsaved.add(own);
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(own);
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}

function ask(event: BeforeUnloadEvent): void {
  // Agreed to in the meantime, by the shell's own question.
  if (hasUnsavedChanges()) event.preventDefault();
}
