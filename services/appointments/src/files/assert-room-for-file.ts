import { MAX_FILES } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';

/**
 * Refuses a file above the number that an appointment may have. Two processes at one moment may let one more in, which does
 * no harm.
 * @throws DomainError CONFLICT
 */
export async function assertRoomForFile(appointmentId: string, session?: ClientSession): Promise<void> {
  const count = await AppointmentFileModel.countDocuments({ appointmentId }, session ? { session } : {});
  if (count < MAX_FILES) return;
  const message = `Bir randevuya en fazla ${MAX_FILES} dosya eklenebilir`;
  throw new DomainError('CONFLICT', { errors: [{ field: 'file', message, code: 'TOO_MANY_FILES' }] });
}
