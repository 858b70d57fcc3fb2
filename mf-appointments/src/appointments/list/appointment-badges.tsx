import { paymentLabels, priorityLabels, reminderAnswerFilterLabels, reminderAnswerLabels } from '@practice/contracts';
import { Badge, Box, chakra, Flex } from '@practice/ui';
import { formatDate, type StatusTone } from '@practice/ui/admin';
import { ArrowRightIcon, BellIcon, NoteIcon, RepeatIcon } from '@practice/ui/icons';
import type { ReactNode } from 'react';
import type { PaymentStatus, ReminderAnswer } from '../../generated/graphql.ts';
import { type AppointmentRow, patternLabels } from '../record/appointment.ts';
import { suspicionText } from '../record/suspicion.ts';

/** What is special about an appointment: priority, payment, series, overlap, an earlier date, notes, reminder, the parent's answer. */
export function AppointmentBadges({ appointment }: { appointment: AppointmentRow }) {
  const hasPayment =
    appointment.paymentStatus !== 'pending' ||
    (appointment.status !== 'cancelled' && (appointment.fee ?? null) !== null);
  const isPressing = appointment.priority === 'urgent' || appointment.priority === 'high';
  const hasSigns =
    appointment.isRecurring ||
    appointment.originalDate ||
    appointment.notes ||
    appointment.reminderSent ||
    appointment.parentAnswer;
  if (!suspicionText(appointment) && !hasPayment && !isPressing && !hasSigns && appointment.conflictsWith.length === 0)
    return null;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" wrap="wrap">
      <SuspicionBadge appointment={appointment} />
      {isPressing ? (
        <Badge tone={appointment.priority === 'urgent' ? 'cancelled' : 'apricot'}>
          {priorityLabels[appointment.priority]}
        </Badge>
      ) : null}
      <AnswerBadge appointment={appointment} />
      {appointment.conflictsWith.length > 0 ? <Badge tone="apricot">Çakışıyor</Badge> : null}
      {hasPayment ? (
        <Badge tone={paymentTones[appointment.paymentStatus]}>{paymentLabels[appointment.paymentStatus]}</Badge>
      ) : null}
      {appointment.isRecurring ? (
        <IconHint
          title={`Tekrarlayan: ${appointment.recurringPattern ? patternLabels[appointment.recurringPattern] : 'seri'}`}
        >
          <RepeatIcon boxSize="4" />
        </IconHint>
      ) : null}
      {appointment.originalDate ? (
        <IconHint title={`Ertelendi; ilk tarihi ${formatDate(appointment.originalDate)}`}>
          <ArrowRightIcon boxSize="4" />
        </IconHint>
      ) : null}
      {appointment.notes ? (
        <IconHint title="Notu var">
          <NoteIcon boxSize="4" />
        </IconHint>
      ) : null}
      {appointment.reminderSent ? (
        <IconHint title="Hatırlatma gönderildi">
          <BellIcon boxSize="4" />
        </IconHint>
      ) : null}
    </Flex>
  );
}

/** Says that a request may not be the family's. */
export function SuspicionBadge({ appointment }: { appointment: AppointmentRow }) {
  const doubt = suspicionText(appointment);
  return doubt ? (
    <Badge tone="cancelled" title={doubt}>
      Şüpheli
    </Badge>
  ) : null;
}

type AnswerBadgeProps = { appointment: Pick<AppointmentRow, 'parentAnswer'>; isShort?: boolean };

/** What the parent answered to the reminder. */
export function AnswerBadge({ appointment: { parentAnswer }, isShort = false }: AnswerBadgeProps) {
  if (!parentAnswer) return null;
  const { answer } = parentAnswer;
  const labels = isShort ? reminderAnswerFilterLabels : reminderAnswerLabels;
  return (
    <Badge tone={answerTones[answer]} title={reminderAnswerLabels[answer]}>
      {labels[answer]}
    </Badge>
  );
}

const answerTones: Record<ReminderAnswer, StatusTone> = { coming: 'confirmed', other_time: 'pending' };

const paymentTones: Record<PaymentStatus, StatusTone> = {
  pending: 'pending',
  partial: 'completed',
  paid: 'confirmed',
  refunded: 'unknown',
  cancelled: 'unknown',
};

/** An icon with its meaning as a tooltip and for screen readers. */
function IconHint({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="span" display="inline-flex" color="fg.muted" title={title}>
      {children}
      <chakra.span srOnly>{title}</chakra.span>
    </Box>
  );
}
