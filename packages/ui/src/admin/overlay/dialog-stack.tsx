import { Toaster } from '@practice/ui/overlay';
import { useEffect, useId, useSyncExternalStore } from 'react';

/** The open sheets and dialogs, topmost last. */
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
 * Toasts inside a sheet or dialog. An open dialog makes the page below inert, its toasts included, so the topmost dialog
 * shows and announces them.
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

/** Toasts of the page while no sheet or dialog is open. Rendered once, by the shell. */
export function PageToasts() {
  const top = useSyncExternalStore(subscribe, readTop);
  return top === undefined ? <Toaster /> : null;
}
