import { createContext, useContext } from 'react';
import { useWizardForm, type WizardField } from './form-values.ts';
import type { Wizard } from './use-wizard.ts';

export const WizardContext = createContext<Wizard | null>(null);

export function useWizardState(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A step of the wizard stands outside of the wizard');
  return wizard;
}

/**
 * The message of a field, once it may be shown: the form is checked on every change, but a parent is not told of a
 * mistake before leaving the field or asking for the next step. What the server says is shown at once.
 */
export function useFieldError(field: WizardField): string | undefined {
  const { isAttempted } = useWizardState();
  const { errors, touchedFields } = useWizardForm().formState;
  const error = errors[field];
  return isAttempted || touchedFields[field] || error?.type === 'server' ? error?.message : undefined;
}
