import { longWait } from '@practice/ui';
import { type DeferredScreen, deferScreen } from '@practice/ui/router';
import { type ComponentType, lazy } from 'react';
import { createGate, loadForm } from './load-form.ts';

/** One attempt at loading the form's code. */
type FormLoading = {
  Form: ComponentType;
  /** Starts the load, unless it has started. */
  start: () => void;
  /** Resolves when the load starts. */
  started: Promise<void>;
  attempt: number;
  /** Set while the server's form is on the page. */
  deferred?: DeferredScreen;
};

const nothing = () => undefined;
const atOnce = Promise.resolve();
// On the server the module is available at once.
const FormOnServer = lazy(() => loadForm());

/** While hydrating a server-rendered page, the server's form stays until the code is loaded, however long that takes. */
export function firstLoading({ isDeferred, isHydrating }: { isDeferred: boolean; isHydrating: boolean }): FormLoading {
  if (typeof document === 'undefined') return { Form: FormOnServer, start: nothing, started: atOnce, attempt: 1 };
  const { opened: started, open: start } = createGate();
  if (!isDeferred) start();
  if (!isHydrating) return { Form: lazy(() => started.then(() => loadForm())), start, started, attempt: 1 };
  const deferred = deferScreen({ load: loadForm, patience: longWait, ready: started });
  return { Form: deferred.screen, start, started, attempt: 1, deferred };
}

/** `lazy` remembers a failure, so another attempt needs a new one. */
export function nextLoading(attempt: number): FormLoading {
  return { Form: lazy(() => loadForm(true)), start: nothing, started: atOnce, attempt };
}
