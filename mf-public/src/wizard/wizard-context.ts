import { createContext, useContext, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWizardForm, type WizardField } from './form-values.ts';
import type { Wizard } from './use-wizard.ts';

export const WizardContext = createContext<Wizard | null>(null);

export function useWizardState(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A step of the wizard stands outside of the wizard');
  return wizard;
}

/**
 * The error of a field, once it may be shown. The form is validated on every change, but errors appear only after leaving
 * a field in which something was typed, or after trying to go on. The server's errors appear at once.
 */
export function useFieldError(field: WizardField): string | undefined {
  const { isAttempted } = useWizardState();
  const { control, formState } = useWizardForm();
  const { errors, touchedFields } = formState;
  const value = useWatch({ control, name: field });
  const [wasFilled, setWasFilled] = useState(false);
  if (value && !wasFilled) setWasFilled(true);
  const error = errors[field];
  const isDue = isAttempted || error?.type === 'server' || (touchedFields[field] && wasFilled);
  return isDue ? error?.message : undefined;
}
