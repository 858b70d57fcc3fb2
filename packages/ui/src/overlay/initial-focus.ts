const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea', '[contenteditable="true"]', '[role="spinbutton"]'];
const FIELD = FIELDS.map((each) => `${each}:not([tabindex="-1"], [hidden], :disabled)`).join(', ');

/**
 * What is focused when a dialog opens: what is marked by `data-autofocus`, else the first field of a form. Undefined leaves it
 * to the browser, which takes the first that can be focused. React's `autoFocus` comes before the dialog is shown, and is lost.
 */
export function initialFocus(
  dialog: HTMLElement,
  { startsInField }: { startsInField: boolean },
): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) return marked;
  const first = startsInField ? dialog.querySelector<HTMLElement>(FIELD) : null;
  return first instanceof HTMLInputElement && first.type === 'radio' ? chosenOf(first) : (first ?? undefined);
}

/** The one of a group of radio buttons on which the keyboard enters it. */
function chosenOf(radio: HTMLInputElement): HTMLInputElement {
  const group = [...(radio.form?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked') ?? [])];
  return group.find(({ name }) => name === radio.name) ?? radio;
}
