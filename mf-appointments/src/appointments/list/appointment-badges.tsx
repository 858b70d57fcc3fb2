import { Badge, Box, chakra, Flex, Icon } from '@practice/ui';
import { formatDate } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { type AppointmentRow, patternLabels, paymentLabel, priorityLabel } from '../record/appointment.ts';

/** What is special about an appointment: priority, payment, series, overlap, an earlier date, notes, reminder. */
export function AppointmentBadges({ one }: { one: AppointmentRow }) {
  const hasPayment = one.paymentStatus !== 'pending' || (one.fee ?? null) !== null;
  const isPressing = one.priority === 'urgent' || one.priority === 'high';
  const hasSigns = one.isRecurring || one.originalDate || one.notes || one.reminderSent;
  if (!hasPayment && !isPressing && !hasSigns && one.conflictsWith.length === 0) return null;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" wrap="wrap">
      {isPressing ? (
        <Badge tone={one.priority === 'urgent' ? 'cancelled' : 'apricot'}>{priorityLabel(one.priority)}</Badge>
      ) : null}
      {one.conflictsWith.length > 0 ? <Badge tone="apricot">Çakışıyor</Badge> : null}
      {hasPayment ? (
        <Badge tone={paymentTones[one.paymentStatus] ?? 'unknown'}>{paymentLabel(one.paymentStatus)}</Badge>
      ) : null}
      {one.isRecurring ? (
        <IconHint title={`Tekrarlayan: ${patternLabels[one.recurringPattern ?? ''] ?? 'seri'}`}>
          <path d="M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5" />
        </IconHint>
      ) : null}
      {one.originalDate ? (
        <IconHint title={`Ertelendi; ilk tarihi ${formatDate(one.originalDate)}`}>
          <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />
        </IconHint>
      ) : null}
      {one.notes ? (
        <IconHint title="Notu var">
          <path d="M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 9h7M8.5 13h3" />
        </IconHint>
      ) : null}
      {one.reminderSent ? (
        <IconHint title="Hatırlatma gönderildi">
          <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
        </IconHint>
      ) : null}
    </Flex>
  );
}

const paymentTones: Record<string, 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'unknown'> = {
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
      <Icon boxSize="4">{children}</Icon>
      <chakra.span srOnly>{title}</chakra.span>
    </Box>
  );
}
