const opening = 'practice:cookie-preferences';

/** Opens the panel of cookie preferences, wherever it is called. */
export function openCookiePreferences(): void {
  dispatchEvent(new Event(opening));
}

/** Calls `open` whenever somebody wants the panel. Returns a function that stops it. */
export function onOpenCookiePreferences(open: () => void): () => void {
  addEventListener(opening, open);
  return () => removeEventListener(opening, open);
}
