/** Id of the control of a text. */
export function fieldId(key: string): string {
  return `content-${key}`;
}

/** Scrolls to the control of a text and focuses it. */
export function revealField(key: string): void {
  const cell = document.querySelector<HTMLElement>(`[data-field="${key}"]`);
  const control =
    document.getElementById(fieldId(key)) ?? cell?.querySelector<HTMLElement>('input, textarea, [role=textbox]');
  control?.focus({ preventScroll: true });
  cell?.scrollIntoView?.({ block: 'center' });
}
