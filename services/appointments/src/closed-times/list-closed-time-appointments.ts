import type { ClosedTimeAppointment } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { findInClosedTime } from './find-in-closed-time.ts';
import { readClosedTimeAppointments } from './read-closed-time-appointments.ts';

/** The appointments to come that stand in a time at which the practice is closed, by time. */
export async function listClosedTimeAppointments(ctx: ServiceContext): Promise<ClosedTimeAppointment[]> {
  assertCan(ctx, 'appointment:read');
  return readClosedTimeAppointments(await findInClosedTime());
}
