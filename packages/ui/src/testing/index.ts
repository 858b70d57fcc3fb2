export { useStyles } from './styles.ts';

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

/**
 * Makes every element look unstyled to whoever asks for its computed style. jsdom goes through all rules of the theme
 * each time, and queries by role ask for every element: a test of a whole screen takes seconds instead of minutes.
 * Not for tests in which something is hidden by a style. Gives back how to end it.
 */
export function skipComputedStyles(): () => void {
  const plain = document.createElement('p').style;
  const original = window.getComputedStyle;
  window.getComputedStyle = () => plain;
  return () => {
    window.getComputedStyle = original;
  };
}
