import { formatPhone, paymentLabels, priorityLabels } from '@practice/contracts';
import { Anchor, Box, Text } from '@practice/ui';
import { formatDate, formatDateTime, formatMoney } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { EmailAddress } from '../emails/email-address.tsx';
import { type AppointmentRow, patternLabel } from '../record/appointment.ts';

/** The expanded part of a row: the full texts, and what does not fit into columns. */
export function RowDetails({ one, serviceTitle }: { one: AppointmentRow; serviceTitle: string }) {
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
          <Anchor href={`tel:${one.phone}`} whiteSpace="nowrap">
            {formatPhone(one.phone)}
          </Anchor>
        </DescriptionItem>
        <DescriptionItem label="E-posta">
          <EmailAddress one={one} />
        </DescriptionItem>
        <DescriptionItem label="Hizmet">{serviceTitle}</DescriptionItem>
        <DescriptionItem label="Doğum tarihi">{formatDate(one.childBirthDate)}</DescriptionItem>
        <DescriptionItem label="Süre">{one.duration} dk</DescriptionItem>
        <DescriptionItem label="Öncelik">{priorityLabels[one.priority]}</DescriptionItem>
        <DescriptionItem label="Ödeme">{paymentLabels[one.paymentStatus]}</DescriptionItem>
        <DescriptionItem label="Ücret">{formatMoney(one.fee)}</DescriptionItem>
        <DescriptionItem label="Oluşturulma">{formatDateTime(one.createdAt)}</DescriptionItem>
        {one.isRecurring ? (
          <DescriptionItem label="Tekrar">{patternLabel(one.recurringPattern)}</DescriptionItem>
        ) : null}
        {one.originalDate ? <DescriptionItem label="İlk tarihi">{formatDate(one.originalDate)}</DescriptionItem> : null}
      </Box>
      <Box as="dl" display="grid" gap="2" alignContent="start">
        <DescriptionItem label="Başvuru nedeni">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {one.reason || '—'}
          </Text>
        </DescriptionItem>
        {one.notes ? (
          <DescriptionItem label="İdari not">
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {one.notes}
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
