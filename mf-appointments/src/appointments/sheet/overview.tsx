import { formatPhone, paymentLabels, priorityLabels } from '@practice/contracts';
import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { formatDate, formatDateTime, formatLongDate, formatMoney } from '@practice/ui/admin';
import { EmailAddress } from '../emails/email-address.tsx';
import { Emails } from '../emails/emails.tsx';
import { ageText, isInSeries, patternLabel, timesText } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { Conflicts } from './conflicts.tsx';
import { Consents } from './consents.tsx';
import { DescriptionItem, DescriptionList, DetailSection } from './description-list.tsx';
import { History } from './history.tsx';
import { Resubmissions } from './resubmissions.tsx';
import { StatusMenu } from './status-menu.tsx';
import type { AppointmentDetails } from './use-appointment.ts';

type OverviewProps = { appointment: AppointmentDetails; titleOf: (slug: string) => string };

/** Everything about an appointment, section by section. */
export function Overview({ appointment: one, titleOf }: OverviewProps) {
  return (
    <Box display="grid" gap="6">
      <Box display="grid" gap="3">
        <StatusMenu one={one} />
        {one.conflictsWith.length > 0 ? <Conflicts ids={one.conflictsWith} /> : null}
        <Resubmissions one={one} titleOf={titleOf} />
      </Box>
      <DetailSection title="Randevu">
        <DescriptionList>
          <DescriptionItem label="Tarih">{formatLongDate(one.appointmentDate)}</DescriptionItem>
          <DescriptionItem label="Saat">
            {timesText(one)} ({one.duration} dk)
          </DescriptionItem>
          <DescriptionItem label="Hizmet">{titleOf(one.serviceType)}</DescriptionItem>
          <DescriptionItem label="Öncelik">{priorityLabels[one.priority]}</DescriptionItem>
          {one.originalDate ? (
            <DescriptionItem label="İlk tarihi">{formatLongDate(one.originalDate)}</DescriptionItem>
          ) : null}
          <DescriptionItem label="Tekrar">
            <Series one={one} />
          </DescriptionItem>
          <DescriptionItem label="Hatırlatma">{one.reminderSent ? 'Gönderildi' : 'Gönderilmedi'}</DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="E-postalar">
        <Emails one={one} />
      </DetailSection>
      <DetailSection title="Çocuk ve veli">
        <DescriptionList>
          <DescriptionItem label="Çocuk">{one.childName}</DescriptionItem>
          <DescriptionItem label="Doğum tarihi">
            {formatDate(one.childBirthDate)} ({ageText(one.childAge)})
          </DescriptionItem>
          <DescriptionItem label="Veli">{one.parentName}</DescriptionItem>
          <DescriptionItem label="Telefon">
            <Anchor href={`tel:${one.phone}`}>{formatPhone(one.phone)}</Anchor>
          </DescriptionItem>
          <DescriptionItem label="E-posta">
            <EmailAddress one={one} />
          </DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Başvuru nedeni">
        <LongText text={one.reason} />
      </DetailSection>
      <DetailSection title="İdari not">
        <LongText text={one.notes} />
      </DetailSection>
      <DetailSection title="Ödeme">
        <DescriptionList>
          <DescriptionItem label="Durum">{paymentLabels[one.paymentStatus]}</DescriptionItem>
          <DescriptionItem label="Ücret">{formatMoney(one.fee)}</DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Onaylar">
        <Consents consents={one.consents} />
      </DetailSection>
      <DetailSection title="Kayıt">
        <DescriptionList>
          <DescriptionItem label="Kaynak">{one.source === 'public' ? 'Web sitesi' : 'Klinik'}</DescriptionItem>
          <DescriptionItem label="Oluşturulma">{formatDateTime(one.createdAt)}</DescriptionItem>
          <DescriptionItem label="Son değişiklik">{formatDateTime(one.updatedAt)}</DescriptionItem>
          <DescriptionItem label="Takvim rengi">
            <ColorSwatch color={one.calendarColor} />
          </DescriptionItem>
          <DescriptionItem label="Kayıt no">{one.id}</DescriptionItem>
        </DescriptionList>
      </DetailSection>
      <DetailSection title="Geçmiş">
        <History history={one.history} titleOf={titleOf} />
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

function Series({ one }: { one: AppointmentDetails }) {
  const { open } = useAppointmentActions();
  const { recurringParentId: first } = one;
  if (!isInSeries(one)) return 'Yok';
  return (
    <>
      {patternLabel(one.recurringPattern)}
      {one.recurringEndDate ? `, ${formatDate(one.recurringEndDate)} tarihine kadar` : ''}
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
  if (!color) return '—';
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      <Box as="span" boxSize="3" borderRadius="full" style={{ background: color }} aria-hidden="true" />
      {color}
    </Flex>
  );
}
