import { zodResolver } from '@hookform/resolvers/zod';
import { type AppointmentRequestForm, appointmentRequestForm, type z } from '@practice/contracts';
import { type Resolver, useFormContext } from 'react-hook-form';

export type WizardField = keyof AppointmentRequestForm;

/** The form's values while it is being filled in: the contract's fields, with consents that may be unticked. */
export type WizardValues = Record<Exclude<WizardField, 'kvkkConsent' | 'communicationConsent'>, string> & {
  kvkkConsent: boolean;
  communicationConsent: boolean;
};

/** The parsed values: trimmed, normalised, complete. */
export type WizardAnswers = z.output<typeof appointmentRequestForm>;

export const emptyValues: WizardValues = {
  parentName: '',
  childName: '',
  childBirthDate: '',
  phone: '',
  email: '',
  serviceType: '',
  reason: '',
  appointmentDate: '',
  appointmentTime: '',
  kvkkConsent: false,
  communicationConsent: false,
};

// The schema's input type requires ticked consents; rejecting unticked ones is the schema's job at run time.
export const wizardResolver = zodResolver(appointmentRequestForm) as unknown as Resolver<
  WizardValues,
  unknown,
  WizardAnswers
>;

export function useWizardForm() {
  return useFormContext<WizardValues, unknown, WizardAnswers>();
}
