import type { ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentFileModel } from './appointment-file.model.ts';
import { appointmentFiles } from './appointment-file.store.ts';

/**
 * Removes the files of an appointment that is deleted for good, in the transaction that deletes it; gives the ids of their
 * contents, to be deleted after it.
 */
export async function removeFilesOf(
  session: ClientSession,
  ctx: ServiceContext,
  appointmentId: string,
): Promise<(string | null)[]> {
  const files = await AppointmentFileModel.find({ appointmentId }, { _id: 1 }, { session }).lean();
  const contents: (string | null)[] = [];
  for (const { _id } of files)
    contents.push((await appointmentFiles.remove(ctx, { id: String(_id), session })).contentId);
  return contents;
}
