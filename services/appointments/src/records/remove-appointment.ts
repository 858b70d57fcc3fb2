import { emit, recordAudit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { releaseAppointmentSlot } from '../appointment/appointment-slot.ts';
import { keepClinicalRecords } from '../clinical/keep-clinical-records.ts';
import { removeFilesOf } from '../clinical/remove-files.ts';
import { giveSeriesNewFirst } from '../series/give-series-new-first.ts';
import { findAppointment } from './find-appointment.ts';

/**
 * Removes one appointment for good in the caller's transaction, with its history and its files; its time is free again.
 * Notes and assessments stay in the child's file.
 * @returns the contents of its files, for `deleteContents` when the transaction is committed
 * @throws DomainError NOT_FOUND
 */
export async function removeAppointment(
  session: ClientSession,
  ctx: ServiceContext,
  id: string,
): Promise<(string | null)[]> {
  const appointment = await findAppointment(id, session);
  await releaseAppointmentSlot(session, appointment);
  await AppointmentModel.deleteOne({ _id: id }, { session });
  await giveSeriesNewFirst(session, id);
  await keepClinicalRecords(session, id);
  const contents = await removeFilesOf(session, ctx, id);
  await AppointmentChangeModel.deleteMany({ appointmentId: id }, { session });
  recordAudit(session, ctx, { action: 'appointment.deleted', entity: 'appointment', entityId: id });
  emit(session, 'personal-record.deleted', { kind: 'appointment', id });
  emit(session, 'appointment.changed', {
    appointmentId: id,
    changeType: 'deleted',
    status: appointment.status,
    previousStatus: appointment.status,
    version: appointment.version,
  });
  return contents;
}
