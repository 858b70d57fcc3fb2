import { wizardMark } from '@practice/contracts';
import type { ComponentType } from 'react';
import { giveUpScripts } from './give-up-scripts.ts';

type FormModule = { default: ComponentType };

/**
 * Imports the form's code, with one automatic retry: on a phone's connection a single request is easily lost. A retry by
 * the visitor first gives up on pending scripts (`RetryPlugin`), or it would wait for the one that hangs.
 */
export function loadForm(isRetry = false): Promise<FormModule> {
  if (isRetry) giveUpScripts();
  if (typeof document !== 'undefined') {
    // No trackers are loaded in this document from now on.
    document.documentElement.setAttribute(wizardMark, '');
    setTimeout(wakeFormatters);
  }
  return import('../wizard-form.tsx').catch(() => import('../wizard-form.tsx'));
}

/** A phone's first date formatter takes a tenth of a second: create it in its own task while the code loads. */
function wakeFormatters(): void {
  new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A promise that resolves when `open` is called. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
