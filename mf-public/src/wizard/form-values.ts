import type { AppointmentRequest, AppointmentRequestForm } from '@practice/contracts';
import { useFormContext } from 'react-hook-form';

export type WizardField = keyof AppointmentRequestForm;

/** The form's values while it is being filled in: the contract's fields, with consents that may be unticked. */
export type WizardValues = Record<Exclude<WizardField, 'kvkkConsent' | 'communicationConsent'>, string> & {
  kvkkConsent: boolean;
  communicationConsent: boolean;
};

/** The parsed values: trimmed, normalised, complete. */
export type WizardAnswers = AppointmentRequest;

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

export function useWizardForm() {
  return useFormContext<WizardValues, unknown, WizardAnswers>();
}
