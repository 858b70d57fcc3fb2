import { zodResolver } from '@hookform/resolvers/zod';
import { type AppointmentRequestForm, appointmentRequestForm, type z } from '@practice/contracts';
import { type Resolver, useFormContext } from 'react-hook-form';

export type WizardField = keyof AppointmentRequestForm;

/** What the form holds while it is being filled in: the contract's fields, with boxes that are not ticked yet. */
export type WizardValues = Record<Exclude<WizardField, 'kvkkConsent' | 'communicationConsent'>, string> & {
  kvkkConsent: boolean;
  communicationConsent: boolean;
};

/** The answers as the schema gives them back: trimmed, normalised, complete. */
export type WizardAnswers = z.output<typeof appointmentRequestForm>;

export const emptyValues: WizardValues = {
  parentName: '',
  childName: '',
  childBirthDate: '',
  phone: '',
  email: '',
  concernArea: '',
  message: '',
  preferredDate: '',
  preferredTime: '',
  kvkkConsent: false,
  communicationConsent: false,
};

// The schema's input type wants the consents ticked; an unticked box is what the schema is there to refuse.
export const wizardResolver = zodResolver(appointmentRequestForm) as unknown as Resolver<
  WizardValues,
  unknown,
  WizardAnswers
>;

export function useWizardForm() {
  return useFormContext<WizardValues, unknown, WizardAnswers>();
}
