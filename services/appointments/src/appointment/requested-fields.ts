import type { BookAppointmentInput } from '@practice/contracts';

export type RequestedFields = Pick<
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
export function requestedFields(input: RequestedFields): RequestedFields {
  const { parentName, childName, childBirthDate, phone, email, serviceType, appointmentDate, appointmentTime } = input;
  return { parentName, childName, childBirthDate, phone, email, serviceType, appointmentDate, appointmentTime };
}
