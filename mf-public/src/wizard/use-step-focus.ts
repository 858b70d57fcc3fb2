import { useEffect, useRef, useState } from 'react';
import type { WizardField } from './form-values.ts';

/**
 * Moves focus with the wizard: `focusHeading` after a change of the step, `focusOn` to a field that needs attention.
 * Both wait until what they aim at is on the page.
 */
export function useStepFocus() {
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [aim, setAim] = useState<{ field: WizardField | null }>();

  useEffect(() => {
    if (!aim) return;
    const target = aim.field && root.current ? controlOf(root.current, aim.field) : undefined;
    if (target) target.focus();
    else showStep(root.current, heading.current);
  }, [aim]);

  return {
    root,
    heading,
    focusHeading: () => setAim({ field: null }),
    focusOn: (field: WizardField | undefined) => setAim({ field: field ?? null }),
  };
}

/** The new step from its top, with the progress above the heading, and no scrolling when that is in view. */
function showStep(form: HTMLElement | null, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const top = form?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) form?.scrollIntoView({ block: 'start' });
}

/** In the order of preference: the chosen radio, the day of a calendar that has the tab stop, a control, a label. */
const targets = ['input:checked', 'button[tabindex="0"]:enabled', ':is(input, textarea, select):enabled', '[tabindex]'];

function controlOf(root: HTMLElement, field: WizardField): HTMLElement | undefined {
  const frame = root.querySelector(`[data-field="${field}"]`);
  for (const target of targets) {
    const control = frame?.querySelector<HTMLElement>(target);
    if (control) return control;
  }
  return undefined;
}
