import { formatPhone, paymentLabels, priorityLabels, reminderAnswerFilterLabels } from '@practice/contracts';
import { Anchor, Box, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatDate, formatDateTime, formatMoney } from '@practice/ui/admin';
import { RefusalBadge } from '@practice/ui/email-addresses';
import { EmailAddress } from '../emails/email-address.tsx';
import { type AppointmentRow, patternLabel } from '../record/appointment.ts';

/** The expanded part of a row: the full texts, and what does not fit into columns. */
export function RowDetails({ appointment, serviceTitle }: { appointment: AppointmentRow; serviceTitle: string }) {
  return (
    <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', lg: '3fr 4fr' }}>
      <DescriptionList layout="stacked" gridTemplateColumns="repeat(auto-fill, minmax(min(12rem, 100%), 1fr))">
        <DescriptionItem label="Telefon">
          <Anchor href={`tel:${appointment.phone}`} whiteSpace="nowrap">
            {formatPhone(appointment.phone)}
          </Anchor>
        </DescriptionItem>
        <DescriptionItem label="E-posta">
          <EmailAddress appointment={appointment} /> <RefusalBadge address={appointment.email} />
        </DescriptionItem>
        <DescriptionItem label="Hizmet">{serviceTitle}</DescriptionItem>
        <DescriptionItem label="Doğum tarihi">{formatDate(appointment.childBirthDate)}</DescriptionItem>
        <DescriptionItem label="Süre">{`${appointment.duration} dk`}</DescriptionItem>
        <DescriptionItem label="Öncelik">{priorityLabels[appointment.priority]}</DescriptionItem>
        <DescriptionItem label="Ödeme">{paymentLabels[appointment.paymentStatus]}</DescriptionItem>
        <DescriptionItem label="Ücret">{formatMoney(appointment.fee)}</DescriptionItem>
        <DescriptionItem label="Oluşturulma">{formatDateTime(appointment.createdAt)}</DescriptionItem>
        {appointment.parentAnswer ? (
          <DescriptionItem label="Hatırlatmaya yanıt">
            {`${reminderAnswerFilterLabels[appointment.parentAnswer.answer]}, ${formatDateTime(appointment.parentAnswer.at)}`}
          </DescriptionItem>
        ) : null}
        {appointment.isRecurring ? (
          <DescriptionItem label="Tekrar">{patternLabel(appointment.recurringPattern)}</DescriptionItem>
        ) : null}
        {appointment.originalDate ? (
          <DescriptionItem label="İlk tarihi">{formatDate(appointment.originalDate)}</DescriptionItem>
        ) : null}
      </DescriptionList>
      <DescriptionList layout="stacked">
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
      </DescriptionList>
    </Box>
  );
}
