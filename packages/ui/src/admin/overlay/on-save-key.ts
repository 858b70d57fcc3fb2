import type { KeyboardEvent } from 'react';

/** Saves by Ctrl+S or ⌘S, but not from a dialog over the form, which has keys of its own. */
export const onSaveKey = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  if ((event.target as Element).closest('dialog') !== event.currentTarget.closest('dialog')) return;
  event.preventDefault();
  save();
};
