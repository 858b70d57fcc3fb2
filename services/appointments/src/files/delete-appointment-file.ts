import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { appointmentFiles } from '../clinical/appointment-file.store.ts';
import { deleteContents } from '../clinical/file-contents.ts';

/**
 * Deletes a file for good, with its content.
 * @throws DomainError NOT_FOUND
 */
export async function deleteAppointmentFile(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'clinical:write', idParam, raw);
  const { contentId } = await appointmentFiles.remove(ctx, { id });
  await deleteContents([contentId]);
}
