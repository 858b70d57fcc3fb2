import { longWait } from '@practice/ui';
import { type DeferredScreen, deferScreen } from '@practice/ui/router';
import { type ComponentType, lazy } from 'react';
import { createGate, loadForm } from './load-form.ts';

/** How the form's code comes. */
export type FormLoading = {
  Form: ComponentType;
  /** Somebody is near: nothing is asked for before, where it stands far down the page. */
  open: () => void;
  /** Kept once it is asked for. */
  asked: Promise<void>;
  attempt: number;
  /** While the server's form is on the page. */
  deferred?: DeferredScreen;
};

const nothing = () => undefined;
const atOnce = Promise.resolve();
// On the server everything is there at once.
const FormOnServer = lazy(() => loadForm());

/** Of a page that the server rendered (`isHydrating`) its form is kept until the code has come, however long that takes. */
export function firstLoading({ isDeferred, isHydrating }: { isDeferred: boolean; isHydrating: boolean }): FormLoading {
  if (typeof document === 'undefined') return { Form: FormOnServer, open: nothing, asked: atOnce, attempt: 1 };
  const { opened, open } = createGate();
  if (!isDeferred) open();
  if (!isHydrating) return { Form: lazy(() => opened.then(() => loadForm())), open, asked: opened, attempt: 1 };
  const deferred = deferScreen({ load: loadForm, patience: longWait, ready: opened });
  return { Form: deferred.screen, open, asked: opened, attempt: 1, deferred };
}

/** A chunk that failed stays failed inside `lazy`, so another attempt needs another one. */
export function nextLoading(attempt: number): FormLoading {
  return { Form: lazy(() => loadForm(true)), open: nothing, asked: atOnce, attempt };
}
