import {
  childBirthDate,
  communicationConsent,
  email,
  kvkkConsent,
  personName,
  requestedDate,
  requestedTime,
  requestMessage,
} from './booking.ts';
import { phone } from './phone.ts';
import { serviceType } from './service-type-input.ts';
import { z } from './zod-setup.ts';

/**
 * What POST /api/appointments and `bookAppointment` take. The consents may be absent; when given they must be true, and
 * `legalTextVersion` names the notice that was shown.
 */
export const bookAppointmentInput = z
  .strictObject({
    parentName: personName,
    childName: personName,
    childBirthDate,
    phone,
    email,
    serviceType,
    appointmentDate: requestedDate,
    appointmentTime: requestedTime,
    reason: requestMessage,
    kvkkConsent: z.nullish(kvkkConsent),
    communicationConsent: z.nullish(communicationConsent),
    legalTextVersion: z.string().max(80).nullish(),
    website: z
      .string()
      .max(0, 'Bu alan boş bırakılmalıdır')
      .nullish()
      .meta({ description: 'Left empty by people; a value marks a robot.' }),
  })
  .meta({ id: 'BookAppointmentInput' });

export type BookAppointmentInput = z.output<typeof bookAppointmentInput>;
