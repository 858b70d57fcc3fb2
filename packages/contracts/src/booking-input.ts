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

/** What POST /api/appointments and `bookAppointment` take. The consents may be absent; when given they must be true. */
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
    legalTextVersion: z
      .string()
      .max(80)
      .nullish()
      .meta({ description: 'The version of the notice that was shown with the consent.' }),
    website: z
      .string()
      .max(500)
      .nullish()
      .meta({ description: 'Left empty by people; a request with a value is answered, and thrown away.' }),
  })
  .meta({
    id: 'BookAppointmentInput',
    description: 'Dates are `yyyy-MM-dd`, the time is `HH:mm`; the service is named by its slug or title.',
  });

export type BookAppointmentInput = z.output<typeof bookAppointmentInput>;
