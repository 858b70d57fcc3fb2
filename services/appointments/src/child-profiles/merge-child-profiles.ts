import { type ChildProfileMove, idParam, mergeChildProfilesInput } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildIdentityModel } from '../clinical/child-identity.model.ts';
import { childProfiles } from '../clinical/child-profile.store.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { appointmentsOf, linkAppointments } from '../clinical/link-appointments.ts';
import { readChildProfile } from '../clinical/read-child-profile.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';
import { mergedFields } from './merged-fields.ts';
import { moveRecords } from './move-records.ts';
import { toChildAppointment } from './to-child-appointment.ts';

const input = mergeChildProfilesInput.extend(idParam.shape);

/**
 * Takes the file `otherId` over into the file `id`, with all that belongs to it, and deletes it: they are of one child.
 * With `isPreview` it says what would move.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED for one file twice; CONFLICT for a file that cannot be decrypted
 */
export async function mergeChildProfiles(ctx: ServiceContext, raw: unknown): Promise<ChildProfileMove> {
  const { id, otherId, isPreview } = readInput(ctx, 'clinical:write', input, raw);
  const [into, from] = [await readChildProfile(ctx, id), await readChildProfile(ctx, otherId)];
  if (into.id === from.id) {
    const message = 'Bir dosya kendisiyle birleştirilemez';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'otherId', message, code: 'SAME_RECORD' }] });
  }
  await linkAppointments(otherId);
  const appointments = (await appointmentsOf(otherId)).map(toChildAppointment);
  const notes = await ClinicalNoteModel.countDocuments({ childProfileId: otherId, ...visibleNotes(ctx) });
  const assessments = await AssessmentModel.countDocuments({ childProfileId: otherId });
  const changes = mergedFields(into, from);
  const move = { appointments, notes, assessments, changedFields: Object.keys(changes) };
  if (isPreview) return { ...move, profile: into };
  const profile = await withTransaction(async (session) => {
    await moveRecords(session, { childProfileId: otherId }, id);
    await ChildIdentityModel.updateMany({ childProfileId: otherId }, { childProfileId: id }, { session });
    // What is taken over is what was read: a file that has changed since is refused.
    assertVersion(from, (await childProfiles.remove(ctx, { id: otherId, session })).version);
    return childProfiles.update(ctx, { id, version: into.version, changes, session });
  });
  return { ...move, profile };
}

function assertVersion(read: { version: number }, stored: number): void {
  if (read.version !== stored) throw new DomainError('VERSION_CONFLICT');
}
