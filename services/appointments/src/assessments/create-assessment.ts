import { type AssessmentRecord, createAssessmentInput, SCORE, today } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { assessments } from '../clinical/assessment.store.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ensureChildProfile } from '../clinical/ensure-child-profile.ts';
import { toStoredScores } from './to-stored-scores.ts';

type Owner = { appointmentId?: string | null | undefined; childProfileId?: string | number | null | undefined };

/**
 * Writes an assessment into a child's file: the one given, or that of the appointment, which is made when there is none.
 * @throws DomainError VALIDATION_FAILED, also without appointment and file, or with the file of another child; NOT_FOUND.
 */
export async function createAssessment(ctx: ServiceContext, raw: unknown): Promise<AssessmentRecord> {
  const { appointmentId, childProfileId, ...fields } = readInput(ctx, 'clinical:write', createAssessmentInput, raw);
  return withTransaction(async (session) => {
    const values = {
      ...toStoredScores(fields),
      score: fields.score ?? fields.totalScore ?? SCORE.default,
      maxScore: fields.maxScore ?? SCORE.maxDefault,
      appointmentId: appointmentId || null,
      childProfileId: await findOwner(session, ctx, { appointmentId, childProfileId }),
      assessedBy: fields.assessedBy || ctx.actor.username,
      assessmentDate: fields.assessmentDate ?? today(),
    };
    return assessments.insert(ctx, { values, session });
  });
}

async function findOwner(session: ClientSession, ctx: ServiceContext, owner: Owner): Promise<string> {
  const { appointmentId } = owner;
  const named = fileIdOf(owner);
  if (named !== null) await findByIdOrFail(ChildProfileModel, named, session);
  if (!appointmentId) {
    if (named === null) throw refusal('appointmentId', 'Randevu ya da çocuk dosyası gerekli');
    return named;
  }
  const ofAppointment = await ensureChildProfile(
    session,
    ctx,
    await findByIdOrFail(AppointmentModel, appointmentId, session),
  );
  if (named !== null && named !== ofAppointment)
    throw refusal('childProfileId', 'Bu dosya randevudaki çocuğun dosyası değil');
  return ofAppointment;
}

/** A file's id; a number is none, whichever way it is written. */
function fileIdOf({ childProfileId }: Owner): string | null {
  return typeof childProfileId === 'string' && !/^\d{0,9}$/.test(childProfileId) ? childProfileId : null;
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field, message, code: 'INVALID' }] });
}
