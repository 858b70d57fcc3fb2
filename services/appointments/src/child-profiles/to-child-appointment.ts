import { type ChildAppointment, childAppointment } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import type { StoredAppointment } from '../appointment/appointment.model.ts';

const mapper = recordMapper(childAppointment);

/** An appointment as a child's file lists it: nothing that was written about it. */
export function toChildAppointment(appointment: StoredAppointment): ChildAppointment {
  return mapper(appointment);
}
