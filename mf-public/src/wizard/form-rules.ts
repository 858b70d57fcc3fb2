import { zodResolver } from '@hookform/resolvers/zod';
import { appointmentRequestForm, appointmentRequestSteps } from '@practice/contracts';
import type { Resolver } from 'react-hook-form';
import type { WizardAnswers, WizardValues } from './form-values.ts';

// The schema's input type requires ticked consents; rejecting unticked ones is the schema's job at run time.
export const resolve = zodResolver(appointmentRequestForm) as unknown as Resolver<WizardValues, unknown, WizardAnswers>;

/**
 * Progress in per cent: 20 each for valid personal fields, valid contact fields, valid service and message, a chosen
 * time with both consents, and the sent request.
 */
export function progressOf(values: WizardValues, isSent: boolean): number {
  if (isSent) return 100;
  const { personal, contact, service } = appointmentRequestSteps;
  const { appointmentDate, appointmentTime, kvkkConsent, communicationConsent } = values;
  const reached = [
    personal.safeParse(values).success,
    contact.safeParse(values).success,
    service.safeParse(values).success,
    Boolean(appointmentDate && appointmentTime && kvkkConsent && communicationConsent),
  ];
  return reached.filter(Boolean).length * 20;
}
