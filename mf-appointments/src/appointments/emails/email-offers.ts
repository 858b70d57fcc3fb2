import {
  type AppointmentEmailType,
  type AppointmentStatus,
  appointmentEmailTypes,
  type EmailKind,
  emailBlockReason,
  isContactWithdrawn,
  marketingBlockReason,
} from '@practice/contracts';
import { cardTransitions } from '../record/transitions.ts';
import type { SendableTemplate } from './use-sendable-templates.ts';

/** An e-mail to the parent that staff can choose. */
export type EmailOffer = {
  template: Pick<SendableTemplate, 'id' | 'name' | 'category' | 'variables'>;
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

/** The type of a built-in template; null for one that staff made, which fits any appointment. */
export function typeOf({ id }: Pick<SendableTemplate, 'id'>): AppointmentEmailType | null {
  return appointmentEmailTypes.find((type) => type === id) ?? null;
}

/** The kind of e-mail that a template makes. */
export function kindOf(template: Pick<SendableTemplate, 'id'>): EmailKind {
  return typeOf(template) ?? 'template';
}

/** The e-mails for an appointment, in the order of the templates: those that can be sent now, or by confirming or cancelling it. */
export function emailOffers(
  appointment: EmailSubject,
  templates: readonly SendableTemplate[],
  now?: Date,
): EmailOffer[] {
  return templates.map((template) => {
    const type = typeOf(template);
    const blockReason = type ? emailBlockReason(appointment, type, now) : reasonAgainst(template, appointment);
    const to = (type && answered[type]) ?? null;
    const isByChange =
      blockReason !== null &&
      to !== null &&
      cardTransitions(appointment.status).some((transition) => transition.to === to) &&
      emailBlockReason({ ...appointment, status: to }, type as AppointmentEmailType, now) === null;
    return isByChange ? { template, to, blockReason: null } : { template, to: null, blockReason };
  });
}

/** What staff made fits any appointment; only marketing is not for everybody. */
function reasonAgainst({ category }: SendableTemplate, appointment: EmailSubject): string | null {
  return category === 'marketing' ? marketingBlockReason(appointment) : null;
}

/** The answer first, then what needs no change; what staff made is chosen by them. */
const preferred = appointmentEmailTypes as readonly string[];

/** The preselected e-mail: the answer to a request, else one that can be sent now; undefined when none can. */
export function firstOffer({ status }: EmailSubject, offers: readonly EmailOffer[]): EmailOffer | undefined {
  const rank = ({ template }: EmailOffer) => (typeOf(template) ? preferred.indexOf(template.id) : preferred.length);
  const possible = offers
    .filter(({ blockReason }) => blockReason === null)
    .sort((one, other) => rank(one) - rank(other));
  return status === 'pending' ? possible[0] : (possible.find(({ to }) => to === null) ?? possible[0]);
}

/** Whether a change to this status sends the parent an e-mail; `templates` are those that are not switched off. */
export function isAnswered(
  appointment: EmailSubject,
  to: AppointmentStatus,
  { templates, now }: { templates?: readonly Pick<SendableTemplate, 'id'>[] | undefined; now?: Date } = {},
): boolean {
  const type = appointmentEmailTypes.find((each) => answered[each] === to);
  return (
    type !== undefined &&
    (templates === undefined || templates.some(({ id }) => id === type)) &&
    appointment.status !== to &&
    !isContactWithdrawn(type, appointment.contactWithdrawnAt) &&
    emailBlockReason({ ...appointment, status: to }, type, now) === null
  );
}
