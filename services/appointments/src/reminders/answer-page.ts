import { type AnswerPage, fromInstant, toTimeOfDay } from '@practice/contracts';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import type { readAnswerToken } from './answer-token.ts';

/** What the page of a link shows. It names the time of the link alone: who has it may be anybody to whom it was passed on. */
export function answerPageOf(
  link: ReturnType<typeof readAnswerToken>,
  appointment: Pick<StoredAppointment, 'status' | 'startsAt' | 'parentAnswer'> | null,
  now = new Date(),
): AnswerPage {
  if (!link || !appointment) return { state: 'unknown', date: null, time: null, answer: null };
  const { date, minute } = fromInstant(link.startsAt);
  return {
    state: stateOf(link.startsAt, appointment, now),
    date,
    time: toTimeOfDay(minute),
    answer: appointment.parentAnswer?.answer ?? null,
  };
}

function stateOf(
  linked: Date,
  { status, startsAt }: Pick<StoredAppointment, 'status' | 'startsAt'>,
  now: Date,
): AnswerPage['state'] {
  if (linked <= now) return 'over';
  if (linked.getTime() !== startsAt.getTime()) return 'moved';
  return status === 'confirmed' ? 'open' : 'not-confirmed';
}
