import { type AppointmentFileRecord, idParam, updateAppointmentFileInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { appointmentFiles, toFileRecord } from '../clinical/appointment-file.store.ts';
import { auditConflict } from '../clinical/audit-conflict.ts';

const input = updateAppointmentFileInput.extend(idParam.shape);

/**
 * Changes what is said of a file; its content stays.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current record.
 */
export async function updateAppointmentFile(ctx: ServiceContext, raw: unknown): Promise<AppointmentFileRecord> {
  const { id, version, ...changes } = readInput(ctx, 'clinical:write', input, raw);
  const update = () => appointmentFiles.update(ctx, { id, version, changes });
  const reading = { action: 'appointment-files.read', entity: 'appointment-file', entityId: id };
  return toFileRecord(await auditConflict(ctx, reading, update, toFileRecord));
}
