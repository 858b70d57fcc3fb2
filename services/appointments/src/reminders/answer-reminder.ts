import { type AnswerPage, answerReminderInput } from '@practice/contracts';
import {
  assertWithinLimit,
  type ClientSession,
  emit,
  type InternalFunctions,
  readInput,
  withTransaction,
} from '@practice/service-kit';
import { type Appointment, AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { type AppointmentChange, AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { answerPageOf } from './answer-page.ts';
import { readAnswerToken } from './answer-token.ts';

/**
 * Keeps what a parent answers to a reminder, for as long as the appointment stands at the time of the link: a move takes it
 * away. The same answer again changes nothing, another one takes its place. Staff see it at the appointment, in its history
 * and in the bell.
 */
export const answerReminder: InternalFunctions<'appointments'>['answerReminder'] = async (ctx, raw) => {
  const { token, answer } = readInput(ctx, 'reminder:answer', answerReminderInput, raw);
  await assertWithinLimit(ctx, 'reminder-answer');
  const link = readAnswerToken(token);
  if (!link) return answerPageOf(null, null);
  const work = async (session: ClientSession): Promise<AnswerPage> => {
    const appointment = await AppointmentModel.findById(link.id, null, { session }).lean();
    const page = answerPageOf(link, appointment);
    if (!appointment || page.state !== 'open' || page.answer === answer) return page;
    const parentAnswer = { answer, at: new Date() };
    await AppointmentModel.updateOne({ _id: link.id }, { $set: { parentAnswer } }, { session });
    await AppointmentChangeModel.create([answeredChange(appointment, parentAnswer)], { session });
    const { status, version, appointmentDate, appointmentTime } = appointment;
    emit(session, 'reminder.answered', { appointmentId: link.id, appointmentDate, appointmentTime, answer });
    // No field that staff edit changes: the version stays.
    const change = { changeType: 'updated', status, previousStatus: status, version } as const;
    emit(session, 'appointment.changed', { appointmentId: link.id, ...change });
    return { ...page, answer };
  };
  return withTransaction(work, { trace: ctx.trace });
};

/** How the history of the appointment says it. */
function answeredChange(
  { _id, parentAnswer }: StoredAppointment,
  { answer, at }: NonNullable<Appointment['parentAnswer']>,
): AppointmentChange {
  const fields = [{ field: 'parentAnswer', from: parentAnswer?.answer ?? null, to: answer }];
  return { appointmentId: String(_id), at, username: null, changeType: 'answered', fields };
}
