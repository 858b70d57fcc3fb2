import { formatPhone, paymentLabels, priorityLabels } from '@practice/contracts';
import { Anchor, Box, Text } from '@practice/ui';
import { formatDate, formatDateTime, formatMoney } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { EmailAddress } from '../emails/email-address.tsx';
import { type AppointmentRow, patternLabel } from '../record/appointment.ts';

/** The expanded part of a row: the full texts, and what does not fit into columns. */
export function RowDetails({ appointment, serviceTitle }: { appointment: AppointmentRow; serviceTitle: string }) {
  return (
    <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', lg: '3fr 4fr' }}>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
        gap="2"
        alignContent="start"
      >
        <DescriptionItem label="Telefon">
          <Anchor href={`tel:${appointment.phone}`} whiteSpace="nowrap">
            {formatPhone(appointment.phone)}
          </Anchor>
        </DescriptionItem>
        <DescriptionItem label="E-posta">
          <EmailAddress appointment={appointment} />
        </DescriptionItem>
        <DescriptionItem label="Hizmet">{serviceTitle}</DescriptionItem>
        <DescriptionItem label="Doğum tarihi">{formatDate(appointment.childBirthDate)}</DescriptionItem>
        <DescriptionItem label="Süre">{appointment.duration} dk</DescriptionItem>
        <DescriptionItem label="Öncelik">{priorityLabels[appointment.priority]}</DescriptionItem>
        <DescriptionItem label="Ödeme">{paymentLabels[appointment.paymentStatus]}</DescriptionItem>
        <DescriptionItem label="Ücret">{formatMoney(appointment.fee)}</DescriptionItem>
        <DescriptionItem label="Oluşturulma">{formatDateTime(appointment.createdAt)}</DescriptionItem>
        {appointment.isRecurring ? (
          <DescriptionItem label="Tekrar">{patternLabel(appointment.recurringPattern)}</DescriptionItem>
        ) : null}
        {appointment.originalDate ? (
          <DescriptionItem label="İlk tarihi">{formatDate(appointment.originalDate)}</DescriptionItem>
        ) : null}
      </Box>
      <Box as="dl" display="grid" gap="2" alignContent="start">
        <DescriptionItem label="Başvuru nedeni">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {appointment.reason || '—'}
          </Text>
        </DescriptionItem>
        {appointment.notes ? (
          <DescriptionItem label="İdari not">
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {appointment.notes}
            </Text>
          </DescriptionItem>
        ) : null}
      </Box>
    </Box>
  );
}

function DescriptionItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Box as="dt" color="fg.muted" fontSize="xs">
        {label}
      </Box>
      <Box as="dd">{children}</Box>
    </Box>
  );
}
