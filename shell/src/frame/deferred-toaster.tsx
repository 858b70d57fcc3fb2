import { type ComponentType, useEffect, useState } from 'react';

/** The toaster, loaded after hydration: no toast appears before the visitor has done something. */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    let isMounted = true;
    // After a failed load this page has no toasts; nothing is reported by a toast alone.
    import('@practice/ui/overlay').then(
      (overlay) => isMounted && setToaster(() => overlay.Toaster),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);

  return Toaster ? <Toaster /> : null;
}
