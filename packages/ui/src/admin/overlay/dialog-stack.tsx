import { Toaster } from '@practice/ui/overlay';
import { useEffect, useId, useSyncExternalStore } from 'react';

/** The sheets and dialogs that are open, the topmost last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readTop = () => open.at(-1);

/**
 * The place of toasts inside a sheet or dialog. An open one covers the page and makes it inert, its toasts included, so
 * that they are shown, and announced, by the topmost.
 */
export function DialogToasts() {
  const id = useId();
  const top = useSyncExternalStore(subscribe, readTop);
  useEffect(() => {
    change([...open, id]);
    return () => change(open.filter((other) => other !== id));
  }, [id]);
  return top === id ? <Toaster /> : null;
}

/** The place of toasts on the page, while no sheet or dialog is open over it. Stands once, in the shell. */
export function PageToasts() {
  const top = useSyncExternalStore(subscribe, readTop);
  return top === undefined ? <Toaster /> : null;
}
