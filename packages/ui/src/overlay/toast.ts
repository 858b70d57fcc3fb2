import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';
export type ToastText = { title: ReactNode; description?: ReactNode };
export type Toast = ToastText & { id: number; tone: ToastTone };

/** Milliseconds on screen; errors stay longer, and hover or focus pauses them all. */
export const toastDurations: Record<ToastTone, number> = { success: 6000, info: 6000, warning: 6000, error: 12_000 };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: ToastText): number {
  lastId += 1;
  set({ ...text, tone, id: lastId });
  return lastId;
}

/** Short messages at the edge of the screen, one at a time: a new one replaces the last. */
export const toast = {
  success: (text: ToastText) => show('success', text),
  error: (text: ToastText) => show('error', text),
  info: (text: ToastText) => show('info', text),
  warning: (text: ToastText) => show('warning', text),
  /** Removes the toast; with an id only if it is still that one. */
  dismiss(id?: number): void {
    if (current && (id === undefined || current.id === id)) set(null);
  },
  /** Removes an error with the screen that it belongs to. */
  dismissError(): void {
    if (current?.tone === 'error') set(null);
  },
};

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Toast | null => current,
  readOnServer: (): Toast | null => null,
};
