/** Elements that a `<label>` can belong to. */
type Labelable = HTMLElement & { type?: string };

/**
 * Computes `element.labels` from the labels of the page only. jsdom goes through the whole page for every label of the
 * page, and every query by role and name asks each button: that took most of the time of a screen's tests.
 */
export function installQuickLabels(): void {
  const kinds = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of kinds) {
    const original = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: Labelable) {
        return this.isConnected && this.type !== 'hidden' ? labelsOf(this) : original?.call(this);
      },
    });
  }
}

function labelsOf(element: Labelable): HTMLLabelElement[] {
  const page = element.ownerDocument;
  return [...page.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor === element.id && page.getElementById(element.id) === element
      : label.contains(element) && label.control === element,
  );
}
