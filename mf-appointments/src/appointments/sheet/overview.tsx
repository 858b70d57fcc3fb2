import { formatPhone, paymentLabels, priorityLabels, reminderAnswerLabels } from '@practice/contracts';
import { Anchor, Box, Button, Text } from '@practice/ui';
import {
  DescriptionItem,
  DescriptionList,
  DetailSection,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
} from '@practice/ui/admin';
import { WithdrawalNotice } from '@practice/ui/consents';
import { RefusalBadge } from '@practice/ui/email-addresses';
import { EmailAddress } from '../emails/email-address.tsx';
import { Emails } from '../emails/emails.tsx';
import { ageText, isInSeries, patternLabel, timesText } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { suspicionText } from '../record/suspicion.ts';
import { Conflicts } from './conflicts.tsx';
import { Consents } from './consents.tsx';
import { History } from './history.tsx';
import { Resubmissions } from './resubmissions.tsx';
import { StatusMenu } from './status-menu.tsx';
import type { TabContentProps } from './tab.ts';
import type { AppointmentDetails } from './use-appointment.ts';

type OverviewProps = Pick<TabContentProps, 'appointment' | 'titleOf'>;

/** Everything about an appointment, section by section. */
export function Overview({ appointment, titleOf }: OverviewProps) {
  const doubt = suspicionText(appointment);
  return (
    <Box display="grid" gap="6">
      <Box display="grid" gap="3">
        <StatusMenu appointment={appointment} />
        {doubt ? (
          <Text px="3" py="2.5" bg="status.cancelled.bg" color="status.cancelled.fg" borderRadius="md">
            {doubt}
          </Text>
        ) : null}
        {appointment.conflictsWith.length > 0 ? <Conflicts ids={appointment.conflictsWith} /> : null}
        <Resubmissions appointment={appointment} titleOf={titleOf} />
        {appointment.contactWithdrawnAt ? (
          <WithdrawalNotice withdrawnAt={appointment.contactWithdrawnAt}>
            Veli, kendisiyle iletişime geçilmesini istemiyor. İptal dışında e-posta kendiliğinden gitmez; aramadan önce
            gerçekten gerekli olup olmadığına bakın.
          </WithdrawalNotice>
        ) : null}
      </Box>
      <DetailSection title="Çocuk ve veli">
        <DescriptionList>
          <DescriptionItem label="Çocuk">{appointment.childName}</DescriptionItem>
          <DescriptionItem label="Doğum tarihi">
            {`${formatDate(appointment.childBirthDate)} (${ageText(appointment.childAge)})`}
          </DescriptionItem>
          <DescriptionItem label="Veli">{appointment.parentName}</DescriptionItem>
          <DescriptionItem label="Telefon">
            <Anchor href={`tel:${appointment.phone}`}>{formatPhone(appointment.phone)}</Anchor>
          </DescriptionItem>
          <DescriptionItem label="E-posta">
            <EmailAddress appointment={appointment} /> <RefusalBadge address={appointment.email} />
          </DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Randevu">
        <DescriptionList>
          <DescriptionItem label="Tarih">{formatLongDate(appointment.appointmentDate)}</DescriptionItem>
          <DescriptionItem label="Saat">{`${timesText(appointment)} (${appointment.duration} dk)`}</DescriptionItem>
          <DescriptionItem label="Hizmet">{titleOf(appointment.serviceType)}</DescriptionItem>
          <DescriptionItem label="Öncelik">{priorityLabels[appointment.priority]}</DescriptionItem>
          {appointment.originalDate ? (
            <DescriptionItem label="İlk tarihi">{formatLongDate(appointment.originalDate)}</DescriptionItem>
          ) : null}
          <DescriptionItem label="Tekrar">
            <Series appointment={appointment} />
          </DescriptionItem>
          <DescriptionItem label="Hatırlatma">
            {appointment.reminderSent ? 'Gönderildi' : 'Gönderilmedi'}
          </DescriptionItem>
          {appointment.parentAnswer ? (
            <DescriptionItem label="Velinin yanıtı">
              {`${reminderAnswerLabels[appointment.parentAnswer.answer]} (${formatDateTime(appointment.parentAnswer.at)})`}
            </DescriptionItem>
          ) : null}
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Başvuru nedeni">
        <LongText text={appointment.reason} />
      </DetailSection>
      <DetailSection title="İdari not">
        <LongText text={appointment.notes} />
      </DetailSection>
      <DetailSection title="E-postalar">
        <Emails appointment={appointment} />
      </DetailSection>
      <DetailSection title="Ödeme">
        <DescriptionList>
          <DescriptionItem label="Durum">{paymentLabels[appointment.paymentStatus]}</DescriptionItem>
          <DescriptionItem label="Ücret">{formatMoney(appointment.fee)}</DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Onaylar">
        <Consents appointment={appointment} />
      </DetailSection>
      <DetailSection title="Kayıt">
        <DescriptionList>
          <DescriptionItem label="Kaynak">{appointment.source === 'public' ? 'Web sitesi' : 'Klinik'}</DescriptionItem>
          <DescriptionItem label="Oluşturulma">{formatDateTime(appointment.createdAt)}</DescriptionItem>
          <DescriptionItem label="Son değişiklik">{formatDateTime(appointment.updatedAt)}</DescriptionItem>
          <DescriptionItem label="Takvim rengi">
            <ColorSwatch color={appointment.calendarColor} />
          </DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Geçmiş">
        <History history={appointment.history} titleOf={titleOf} />
      </DetailSection>
    </Box>
  );
}

function LongText({ text }: { text: string | null | undefined }) {
  if (!text) return <Text color="fg.muted">Yazılmamış</Text>;
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
  );
}

function Series({ appointment }: { appointment: AppointmentDetails }) {
  const { open } = useAppointmentActions();
  const { recurringParentId: first } = appointment;
  if (!isInSeries(appointment)) return <span>Yok</span>;
  return (
    <>
      <span>
        {`${patternLabel(appointment.recurringPattern)}${appointment.recurringEndDate ? `, ${formatDate(appointment.recurringEndDate)} tarihine kadar` : ''}`}
      </span>
      {first ? (
        <Box>
          <Button variant="plain" size="sm" px="0" onClick={() => open(first)}>
            Serinin ilk randevusu
          </Button>
        </Box>
      ) : null}
    </>
  );
}

function ColorSwatch({ color }: { color: string | null | undefined }) {
  if (!color) return <span>—</span>;
  return (
    <Box
      boxSize="5"
      borderRadius="full"
      borderWidth="1px"
      style={{ background: color }}
      role="img"
      aria-label="Bu randevunun takvimdeki rengi"
    />
  );
}
