import { formatPhone } from '@practice/contracts';
import { Anchor, Box, Text } from '@practice/ui';
import { formatDate, formatDateTime, formatMoney } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { EmailAddress } from '../emails/email-address.tsx';
import { type AppointmentRow, patternLabels, paymentLabel, priorityLabel } from '../record/appointment.ts';

/** What a row folds out: the texts in full, and what the columns have no room for. */
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
        <Fact label="Telefon">
          <Anchor href={`tel:${one.phone}`} whiteSpace="nowrap">
            {formatPhone(one.phone)}
          </Anchor>
        </Fact>
        <Fact label="E-posta">
          <EmailAddress one={one} />
        </Fact>
        <Fact label="Hizmet">{serviceTitle}</Fact>
        <Fact label="Doğum tarihi">{formatDate(one.childBirthDate)}</Fact>
        <Fact label="Süre">{one.duration} dk</Fact>
        <Fact label="Öncelik">{priorityLabel(one.priority)}</Fact>
        <Fact label="Ödeme">{paymentLabel(one.paymentStatus)}</Fact>
        <Fact label="Ücret">{formatMoney(one.fee)}</Fact>
        <Fact label="Oluşturulma">{formatDateTime(one.createdAt)}</Fact>
        {one.isRecurring ? <Fact label="Tekrar">{patternLabels[one.recurringPattern ?? ''] ?? 'Seri'}</Fact> : null}
        {one.originalDate ? <Fact label="İlk tarihi">{formatDate(one.originalDate)}</Fact> : null}
      </Box>
      <Box as="dl" display="grid" gap="2" alignContent="start">
        <Fact label="Başvuru nedeni">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {one.reason || '—'}
          </Text>
        </Fact>
        {one.notes ? (
          <Fact label="İdari not">
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {one.notes}
            </Text>
          </Fact>
        ) : null}
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Box as="dt" color="fg.muted" fontSize="xs">
        {label}
      </Box>
      <Box as="dd">{children}</Box>
    </Box>
  );
}
