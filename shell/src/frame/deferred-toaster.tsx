import { type ComponentType, useEffect, useState } from 'react';

const firstActions = ['pointerdown', 'keydown', 'input', 'focusin'];

/** The toaster, loaded when the visitor first does something: no toast appears before. */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    function load() {
      for (const type of firstActions) removeEventListener(type, load, true);
      // After a failed load this page has no toasts; nothing is reported by a toast alone.
      import('@practice/ui/overlay').then(
        (overlay) => signal.aborted || setToaster(() => overlay.Toaster),
        () => {},
      );
    }
    for (const type of firstActions) addEventListener(type, load, { capture: true, signal });
    return () => leaving.abort();
  }, []);

  return Toaster ? <Toaster /> : null;
}
