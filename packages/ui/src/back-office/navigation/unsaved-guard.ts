import { useEffect, useRef } from 'react';

/** One object for each component with unsaved changes. */
const unsaved = new Set<object>();

/** Whether anything on screen is unsaved: ask for confirmation before removing it. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** Call after the user has confirmed losing them. */
export function forgetUnsavedChanges(): void {
  unsaved.clear();
}

/**
 * While `isDirty`, the browser asks before closing the tab and the shell before leaving the section. Overlays have an
 * `isDirty` of their own for closing.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const token = useRef({});

  useEffect(() => {
    const own = token.current;
    if (!isDirty) return;
    unsaved.add(own);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(own);
      removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
}

function warn(event: BeforeUnloadEvent): void {
  // Not when the user has already confirmed in the shell's dialog.
  if (hasUnsavedChanges()) event.preventDefault();
}
