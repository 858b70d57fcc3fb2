import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { answerTokenOf } from './answer-token.ts';

/** A token for the link in the reminder of an appointment as it is now; null when it is not confirmed. */
export const issueAnswerToken: InternalFunctions<'appointments'>['issueAnswerToken'] = async (ctx, { id }) => {
  assertCan(ctx, 'reminder:announce');
  const appointment = isValidObjectId(id) ? await AppointmentModel.findById(id).lean() : null;
  const isConfirmed = appointment?.status === 'confirmed';
  return { token: isConfirmed ? answerTokenOf({ id, startsAt: appointment.startsAt }) : null };
};
