import {
  type AppointmentEmailType,
  type AppointmentStatus,
  appointmentEmailTypes,
  emailBlockReason,
} from '@practice/contracts';
import { cardTransitions } from '../record/transitions.ts';

/** An e-mail to the parent that staff may choose. */
export type EmailOffer = {
  type: AppointmentEmailType;
  /** The change of status that it answers, which has to come first; null when it can be sent as things are. */
  to: AppointmentStatus | null;
  /** Why it cannot be chosen, a Turkish sentence; null when it can. */
  misfit: string | null;
};

export type EmailSubject = { status: string; appointmentDate: string; appointmentTime: string };

const answered: Partial<Record<AppointmentEmailType, AppointmentStatus>> = {
  confirmation: 'confirmed',
  cancellation: 'cancelled',
};

/** What can be sent about an appointment: as it is, or by confirming or cancelling it. */
export function emailOffers(appointment: EmailSubject, now?: Date): EmailOffer[] {
  return appointmentEmailTypes.map((type) => {
    const misfit = emailBlockReason(appointment, type, now);
    const to = answered[type] ?? null;
    const isByChange =
      misfit !== null &&
      to !== null &&
      cardTransitions(appointment.status).some((transition) => transition.to === to) &&
      emailBlockReason({ ...appointment, status: to }, type, now) === null;
    return isByChange ? { type, to, misfit: null } : { type, to: null, misfit };
  });
}

/** What is offered first: the answer to a request, else what can be sent at once; undefined when nothing can be. */
export function firstOffer(appointment: EmailSubject, now?: Date): EmailOffer | undefined {
  const possible = emailOffers(appointment, now).filter(({ misfit }) => misfit === null);
  return appointment.status === 'pending' ? possible[0] : (possible.find(({ to }) => to === null) ?? possible[0]);
}

/** Whether a change to this status is told to the parent by e-mail. */
export function isAnswered(appointment: EmailSubject, to: AppointmentStatus, now?: Date): boolean {
  const type = appointmentEmailTypes.find((each) => answered[each] === to);
  return (
    type !== undefined &&
    appointment.status !== to &&
    emailBlockReason({ ...appointment, status: to }, type, now) === null
  );
}
