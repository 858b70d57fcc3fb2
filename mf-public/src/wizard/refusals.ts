import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useWizardForm, type WizardAnswers, type WizardField, type WizardValues } from './form-values.ts';
import { allFields } from './steps.ts';

/** A field that the server refused, and the value that it refused. */
export type Refusal = { field: WizardField; message: string; value: string | boolean };

/** What the server refused with the last sending, in the order of the wizard. */
export function useRefusals(form: UseFormReturn<WizardValues, unknown, WizardAnswers>) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  return {
    refusals,
    refuse(refused: readonly { field: WizardField; message: string }[]) {
      const places = new Map(allFields.map((field, index) => [field, index]));
      const inOrder = [...refused].sort((a, b) => (places.get(a.field) ?? 0) - (places.get(b.field) ?? 0));
      setRefusals(inOrder.map((each) => ({ ...each, value: form.getValues(each.field) })));
    },
    forget: () => setRefusals([]),
  };
}

/** The refused fields that are still as they were refused. */
export function useOpenRefusals(refusals: readonly Refusal[]): readonly Refusal[] {
  const { control } = useWizardForm();
  const values: Partial<WizardValues> = useWatch({ control });
  return refusals.filter(({ field, value }) => values[field] === value);
}
