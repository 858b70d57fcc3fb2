import type { AppointmentRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';

/** One appointment whole, or null; for the product's own services. What staff read goes through `readAppointment`. */
export async function getAppointment(ctx: ServiceContext, { id }: { id: string }): Promise<AppointmentRecord | null> {
  assertCan(ctx, 'appointment:read');
  const appointment = isValidObjectId(id) ? await AppointmentModel.findById(id).lean() : null;
  return appointment && toAppointmentRecord(appointment);
}
