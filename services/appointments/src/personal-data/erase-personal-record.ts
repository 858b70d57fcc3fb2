import { isPersonalDataOf, type PersonalDataKind, type PersonalDataKindOf } from '@practice/contracts';
import {
  assertCan,
  type ClientSession,
  DomainError,
  emit,
  type InternalFunctions,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { appointmentFiles } from '../clinical/appointment-file.store.ts';
import { assessments } from '../clinical/assessment.store.ts';
import { clinicalNotes } from '../clinical/clinical-note.store.ts';
import { eraseChildProfile } from '../clinical/erase-child-profile.ts';
import { deleteContents } from '../clinical/file-contents.ts';
import { findAppointment } from '../records/find-appointment.ts';
import { eraseAppointment } from './erase-appointment.ts';

type Erased = {
  counts: { kind: PersonalDataKind; count: number }[];
  /** Of files, to be deleted when the transaction is committed. */
  contents?: (string | null)[];
};

type Erase = (session: ClientSession, ctx: ServiceContext, id: string) => Promise<Erased>;

const erasures: Record<PersonalDataKindOf<'appointments'>, Erase> = {
  appointment: async (session, ctx, id) => {
    const contents = await eraseAppointment(session, ctx, await findAppointment(id, session));
    return {
      counts: [
        { kind: 'appointment', count: 1 },
        { kind: 'appointmentFile', count: contents.length },
      ],
      contents,
    };
  },
  appointmentFile: async (session, ctx, id) => {
    const { contentId } = await appointmentFiles.remove(ctx, { id, session });
    return { counts: [{ kind: 'appointmentFile', count: 1 }], contents: [contentId] };
  },
  childProfile: async (session, ctx, id) => ({ counts: await eraseChildProfile(session, ctx, id) }),
  clinicalNote: async (session, ctx, id) => {
    await clinicalNotes.remove(ctx, { id, session });
    return { counts: [{ kind: 'clinicalNote', count: 1 }] };
  },
  assessment: async (session, ctx, id) => {
    await assessments.remove(ctx, { id, session });
    return { counts: [{ kind: 'assessment', count: 1 }] };
  },
};

/**
 * Erases a record with all that goes along, and says so in the same transaction: the destruction record follows from it.
 * @throws DomainError NOT_FOUND
 */
export const erasePersonalRecord: InternalFunctions<'appointments'>['erasePersonalRecord'] = async (
  ctx,
  { kind, id, requestId, decisionId },
) => {
  assertCan(ctx, 'privacy:erase');
  if (!isPersonalDataOf('appointments', kind)) throw new DomainError('NOT_FOUND');
  const { contents } = await withTransaction(async (session) => {
    const done = await erasures[kind](session, ctx, id);
    const erased = done.counts.filter(({ count }) => count > 0);
    emit(session, 'personal-data.erased', { requestId, decisionId, erased, username: ctx.actor.username });
    return done;
  });
  await deleteContents(contents ?? []);
  return {};
};
