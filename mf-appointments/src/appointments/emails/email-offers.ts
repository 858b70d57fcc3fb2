import {
  type AppointmentEmailType,
  type AppointmentStatus,
  appointmentEmailTypes,
  emailBlockReason,
  isContactWithdrawn,
} from '@practice/contracts';
import { cardTransitions } from '../record/transitions.ts';

/** An e-mail to the parent that staff can choose. */
export type EmailOffer = {
  type: AppointmentEmailType;
  /** The status change that has to come with it; null when it can be sent as it is. */
  to: AppointmentStatus | null;
  /** Why it cannot be chosen, a Turkish sentence; null when it can. */
  blockReason: string | null;
};

type EmailSubject = {
  status: string;
  appointmentDate: string;
  appointmentTime: string;
  contactWithdrawnAt?: string | null | undefined;
};

const answered: Partial<Record<AppointmentEmailType, AppointmentStatus>> = {
  confirmation: 'confirmed',
  cancellation: 'cancelled',
};

/** The e-mails for an appointment: those that can be sent now, or by confirming or cancelling it. */
export function emailOffers(appointment: EmailSubject, now?: Date): EmailOffer[] {
  return appointmentEmailTypes.map((type) => {
    const blockReason = emailBlockReason(appointment, type, now);
    const to = answered[type] ?? null;
    const isByChange =
      blockReason !== null &&
      to !== null &&
      cardTransitions(appointment.status).some((transition) => transition.to === to) &&
      emailBlockReason({ ...appointment, status: to }, type, now) === null;
    return isByChange ? { type, to, blockReason: null } : { type, to: null, blockReason };
  });
}

/** The preselected e-mail: the answer to a request, else one that can be sent now; undefined when none can. */
export function firstOffer(appointment: EmailSubject, now?: Date): EmailOffer | undefined {
  const possible = emailOffers(appointment, now).filter(({ blockReason }) => blockReason === null);
  return appointment.status === 'pending' ? possible[0] : (possible.find(({ to }) => to === null) ?? possible[0]);
}

/** Whether a change to this status sends the parent an e-mail. */
export function isAnswered(appointment: EmailSubject, to: AppointmentStatus, now?: Date): boolean {
  const type = appointmentEmailTypes.find((each) => answered[each] === to);
  return (
    type !== undefined &&
    appointment.status !== to &&
    !isContactWithdrawn(type, appointment.contactWithdrawnAt) &&
    emailBlockReason({ ...appointment, status: to }, type, now) === null
  );
}
