import { paymentLabels, priorityLabels } from '@practice/contracts';
import { Badge, Box, chakra, Flex } from '@practice/ui';
import { formatDate, type StatusTone } from '@practice/ui/admin';
import { ArrowRightIcon, BellIcon, NoteIcon, RepeatIcon } from '@practice/ui/icons';
import type { ReactNode } from 'react';
import type { PaymentStatus } from '../../generated/graphql.ts';
import { type AppointmentRow, patternLabels } from '../record/appointment.ts';

/** What is special about an appointment: priority, payment, series, overlap, an earlier date, notes, reminder. */
export function AppointmentBadges({ one }: { one: AppointmentRow }) {
  const hasPayment = one.paymentStatus !== 'pending' || (one.fee ?? null) !== null;
  const isPressing = one.priority === 'urgent' || one.priority === 'high';
  const hasSigns = one.isRecurring || one.originalDate || one.notes || one.reminderSent;
  if (!hasPayment && !isPressing && !hasSigns && one.conflictsWith.length === 0) return null;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" wrap="wrap">
      {isPressing ? (
        <Badge tone={one.priority === 'urgent' ? 'cancelled' : 'apricot'}>{priorityLabels[one.priority]}</Badge>
      ) : null}
      {one.conflictsWith.length > 0 ? <Badge tone="apricot">Çakışıyor</Badge> : null}
      {hasPayment ? <Badge tone={paymentTones[one.paymentStatus]}>{paymentLabels[one.paymentStatus]}</Badge> : null}
      {one.isRecurring ? (
        <IconHint title={`Tekrarlayan: ${one.recurringPattern ? patternLabels[one.recurringPattern] : 'seri'}`}>
          <RepeatIcon boxSize="4" />
        </IconHint>
      ) : null}
      {one.originalDate ? (
        <IconHint title={`Ertelendi; ilk tarihi ${formatDate(one.originalDate)}`}>
          <ArrowRightIcon boxSize="4" />
        </IconHint>
      ) : null}
      {one.notes ? (
        <IconHint title="Notu var">
          <NoteIcon boxSize="4" />
        </IconHint>
      ) : null}
      {one.reminderSent ? (
        <IconHint title="Hatırlatma gönderildi">
          <BellIcon boxSize="4" />
        </IconHint>
      ) : null}
    </Flex>
  );
}

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
