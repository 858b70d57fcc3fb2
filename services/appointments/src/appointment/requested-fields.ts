import type { BookAppointmentInput } from '@practice/contracts';

type Requested = Pick<
  BookAppointmentInput,
  | 'parentName'
  | 'childName'
  | 'childBirthDate'
  | 'phone'
  | 'email'
  | 'serviceType'
  | 'appointmentDate'
  | 'appointmentTime'
>;

/** Who comes for what and when: the fields of an input that parents and staff give alike, without any other. */
export function requestedFields(input: Requested): Requested {
  const { parentName, childName, childBirthDate, phone, email, serviceType, appointmentDate, appointmentTime } = input;
  return { parentName, childName, childBirthDate, phone, email, serviceType, appointmentDate, appointmentTime };
}
