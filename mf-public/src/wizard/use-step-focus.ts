import { useEffect, useRef, useState } from 'react';
import type { WizardField } from './form-values.ts';

/**
 * Moves focus with the wizard: `focusHeading` after a step change, `focusOn` to a field that needs attention. Both wait
 * until their target is rendered.
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

/** Scrolls to the top of the new step, including the progress; not when that is in view already. */
function showStep(form: HTMLElement | null, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const top = form?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) form?.scrollIntoView({ block: 'start' });
}

/** In order of preference: the checked radio, the calendar's focusable day, a control, a label. */
const targets = ['input:checked', 'button[tabindex="0"]:enabled', ':is(input, textarea, select):enabled', '[tabindex]'];

function controlOf(root: HTMLElement, field: WizardField): HTMLElement | undefined {
  const frame = root.querySelector(`[data-field="${field}"]`);
  for (const target of targets) {
    const control = frame?.querySelector<HTMLElement>(target);
    if (control) return control;
  }
  return undefined;
}
