/**
 * Gives jsdom what it lacks of `<dialog>`: `showModal` and `close` with their events, and Esc as `cancel`. For tests of
 * components only; focus trapping and inertness are checked in a real browser.
 */
export function installDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  if (typeof prototype.showModal === 'function') return;
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    const first = this.querySelector<HTMLElement>('[autofocus], button, input, select, a[href]');
    first?.focus();
    this.addEventListener('keydown', cancelOnEscape);
  };
  prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.removeEventListener('keydown', cancelOnEscape);
    this.dispatchEvent(new Event('close'));
  };
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const goesOn = this.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (goesOn) this.close();
}
