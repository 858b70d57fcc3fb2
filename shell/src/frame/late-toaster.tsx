import { type ComponentType, useEffect, useState } from 'react';

/** The place of toasts, fetched when the page has come to rest: nobody sees a toast before having done something. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    let isMounted = true;
    // A failed load leaves the page without toasts until the next one; nothing depends on them alone.
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
