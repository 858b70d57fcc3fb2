import type { ComponentType } from 'react';

type FormModule = { default: ComponentType };

/** The form's code. One more try by itself: on a phone's connection a single request is easily lost. */
export function loadForm(): Promise<FormModule> {
  return import('./wizard-form.tsx').catch(() => import('./wizard-form.tsx'));
}

/** Loads the form only once `open` has been called. */
export function createGate(): { load: () => Promise<FormModule>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { load: () => opened.then(loadForm), open: () => open() };
}
