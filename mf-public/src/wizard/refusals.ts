import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useWizardForm, type WizardAnswers, type WizardField, type WizardValues } from './form-values.ts';
import { allFields } from './steps.ts';

/** A field that the server rejected, with the rejected value. */
export type Refusal = { field: WizardField; message: string; value: string | boolean };

/** The fields that the server rejected in the last attempt, in the wizard's order. */
export function useRefusals(form: UseFormReturn<WizardValues, unknown, WizardAnswers>) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  return {
    refusals,
    refuse(refused: readonly { field: WizardField; message: string }[]) {
      const order = new Map(allFields.map((field, index) => [field, index]));
      const inOrder = [...refused].sort((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0));
      setRefusals(inOrder.map((each) => ({ ...each, value: form.getValues(each.field) })));
    },
    forget: () => setRefusals([]),
  };
}

/** The rejected fields whose value has not changed since. */
export function useOpenRefusals(refusals: readonly Refusal[]): readonly Refusal[] {
  const { control } = useWizardForm();
  const values: Partial<WizardValues> = useWatch({ control });
  return refusals.filter(({ field, value }) => values[field] === value);
}
