import type { ComponentType } from 'react';

type FormModule = { default: ComponentType };

/**
 * The form's code. One more try by itself: on a phone's connection a single request is easily lost. A retry gives up
 * what is still under way (`RetryPlugin` of the builds), or it would wait for the very script that hangs.
 */
export function loadForm(isRetry = false): Promise<FormModule> {
  if (isRetry) dispatchEvent(new CustomEvent('practice:give-up-chunks', { detail: 'mf_public' }));
  if (typeof document !== 'undefined') setTimeout(wakeFormatters);
  return import('../wizard-form.tsx').catch(() => import('../wizard-form.tsx'));
}

/** A phone takes a tenth of a second for its first formatter of dates: in a task of its own, while the code comes. */
function wakeFormatters(): void {
  new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A promise that is kept once `open` has been called. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
