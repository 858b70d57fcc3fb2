import type { PersonalDataKind } from '@practice/contracts';
import type { ClientSession, ServiceContext } from '@practice/service-kit';
import { AssessmentModel } from './assessment.model.ts';
import { assessments } from './assessment.store.ts';
import { ChildAppointmentModel } from './child-appointment.model.ts';
import { ChildIdentityModel } from './child-identity.model.ts';
import { childProfiles } from './child-profile.store.ts';
import { ClinicalNoteModel } from './clinical-note.model.ts';
import { clinicalNotes } from './clinical-note.store.ts';

/**
 * Erases a child's file with its notes and assessments and with all by which the child is known, in the caller's
 * transaction. The appointments stay, without a file.
 * @throws DomainError NOT_FOUND
 */
export async function eraseChildProfile(
  session: ClientSession,
  ctx: ServiceContext,
  id: string,
): Promise<{ kind: PersonalDataKind; count: number }[]> {
  await childProfiles.remove(ctx, { id, session });
  const ofChild = { childProfileId: id };
  const notes = await ClinicalNoteModel.find(ofChild, { _id: 1 }, { session }).lean();
  const assessed = await AssessmentModel.find(ofChild, { _id: 1 }, { session }).lean();
  for (const { _id } of notes) await clinicalNotes.remove(ctx, { id: String(_id), session });
  for (const { _id } of assessed) await assessments.remove(ctx, { id: String(_id), session });
  await ChildAppointmentModel.deleteMany(ofChild, { session });
  await ChildIdentityModel.deleteMany(ofChild, { session });
  return [
    { kind: 'childProfile', count: 1 },
    { kind: 'clinicalNote', count: notes.length },
    { kind: 'assessment', count: assessed.length },
  ];
}
