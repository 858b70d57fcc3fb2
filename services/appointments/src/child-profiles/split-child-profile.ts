import { type ChildProfileMove, idParam, splitChildProfileInput } from '@practice/contracts';
import {
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildIdentityModel, childKey } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { appointmentsOf, linkAppointments } from '../clinical/link-appointments.ts';
import { makeChildProfile } from '../clinical/make-child-profile.ts';
import { readChildProfile } from '../clinical/read-child-profile.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';
import { moveRecords } from './move-records.ts';
import { toChildAppointment } from './to-child-appointment.ts';

const input = splitChildProfileInput.extend(idParam.shape);

/**
 * Moves some appointments of a file, with the clinical records about them, to another: they are of another child. That is
 * the file which has the child's name, birth date and phone, or a new one. With `isPreview` it says what would move.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED for appointments of another file, or all of this one.
 */
export async function splitChildProfile(ctx: ServiceContext, raw: unknown): Promise<ChildProfileMove> {
  const { id, appointmentIds, isPreview } = readInput(ctx, 'clinical:write', input, raw);
  await findByIdOrFail(ChildProfileModel, id);
  await linkAppointments(id);
  const all = await appointmentsOf(id);
  const moved = all.filter(({ _id }) => appointmentIds.includes(String(_id)));
  const staying = all.filter((one) => !moved.includes(one));
  const [first] = moved;
  if (!first || moved.length !== new Set(appointmentIds).size) throw refusal('Seçilen randevular bu dosyada değil');
  if (staying.length === 0) throw refusal('En az bir randevu bu dosyada kalmalı');

  const ids = moved.map(({ _id }) => String(_id));
  const records = { childProfileId: id, appointmentId: { $in: ids } };
  const notes = await ClinicalNoteModel.countDocuments({ ...records, ...visibleNotes(ctx) });
  const assessments = await AssessmentModel.countDocuments(records);
  const move = { appointments: moved.map(toChildAppointment), notes, assessments, changedFields: [] };
  const known = await otherFileOf(first, id);
  if (isPreview) return { ...move, profile: known === null ? null : await readChildProfile(ctx, known) };

  const target = await withTransaction(async (session) => {
    const to = (await otherFileOf(first, id, session)) ?? (await makeChildProfile(session, ctx, first));
    await moveRecords(session, { childProfileId: id, appointmentIds: ids }, to);
    await moveIdentities(session, { from: id, to, moved, staying });
    for (const each of [id, to]) {
      recordAudit(session, ctx, { action: 'child-profile.split', entity: 'child-profile', entityId: each });
      emit(session, 'child-profile.changed', { id: each });
    }
    return to;
  });
  return { ...move, profile: await readChildProfile(ctx, target) };
}

/** Another file that knows the child of an appointment. */
async function otherFileOf(
  appointment: StoredAppointment,
  id: string,
  session?: ClientSession,
): Promise<string | null> {
  const options = { session: session ?? null };
  const identity = await ChildIdentityModel.findById(childKey(appointment), null, options).lean();
  return identity && identity.childProfileId !== id ? identity.childProfileId : null;
}

type Identities = { from: string; to: string; moved: StoredAppointment[]; staying: StoredAppointment[] };

/** The child is known by what its appointments say: by names that none of those that stay has, in the other file. */
async function moveIdentities(session: ClientSession, { from, to, moved, staying }: Identities): Promise<void> {
  const kept = new Set(staying.map(childKey));
  for (const appointment of moved) {
    const _id = childKey(appointment);
    if (kept.has(_id)) continue;
    const { childBirthDate, phone } = appointment;
    await ChildIdentityModel.deleteOne({ _id, childProfileId: from }, { session });
    await ChildIdentityModel.updateOne(
      { _id },
      { $setOnInsert: { childProfileId: to, childBirthDate, phone } },
      { upsert: true, session },
    );
  }
}

function refusal(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'appointmentIds', message, code: 'INVALID' }] });
}
