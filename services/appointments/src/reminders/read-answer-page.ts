import { readAnswerPageInput } from '@practice/contracts';
import { type InternalFunctions, readInput } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { answerPageOf } from './answer-page.ts';
import { readAnswerToken } from './answer-token.ts';

/** What the page of the link in a reminder shows; it changes nothing, as programs open links, too. */
export const readAnswerPage: InternalFunctions<'appointments'>['readAnswerPage'] = async (ctx, raw) => {
  const { token } = readInput(ctx, 'reminder:answer', readAnswerPageInput, raw);
  const link = readAnswerToken(token);
  return answerPageOf(link, link && (await AppointmentModel.findById(link.id).lean()));
};
