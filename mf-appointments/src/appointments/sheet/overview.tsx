import { formatPhone } from '@practice/contracts';
import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { formatDate, formatDateTime, formatLongDate, formatMoney } from '@practice/ui/admin';
import { EmailAddress } from '../emails/email-address.tsx';
import { Emails } from '../emails/emails.tsx';
import { ageText, isInSeries, patternLabels, paymentLabel, priorityLabel, timesText } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { Conflicts } from './conflicts.tsx';
import { Consents } from './consents.tsx';
import { Fact, Facts, Part } from './facts.tsx';
import { History } from './history.tsx';
import { Resubmissions } from './resubmissions.tsx';
import { StatusMenu } from './status-menu.tsx';
import type { AppointmentDetails } from './use-appointment.ts';

type OverviewProps = { appointment: AppointmentDetails; titleOf: (slug: string) => string };

/** Everything that is known of an appointment (document 2, section 2, "Appointment detail dialog"). */
export function Overview({ appointment: one, titleOf }: OverviewProps) {
  return (
    <Box display="grid" gap="6">
      <Box display="grid" gap="3">
        <StatusMenu one={one} />
        {one.conflictsWith.length > 0 ? <Conflicts ids={one.conflictsWith} /> : null}
        <Resubmissions one={one} titleOf={titleOf} />
      </Box>
      <Part title="Randevu">
        <Facts>
          <Fact label="Tarih">{formatLongDate(one.appointmentDate)}</Fact>
          <Fact label="Saat">
            {timesText(one)} ({one.duration} dk)
          </Fact>
          <Fact label="Hizmet">{titleOf(one.serviceType)}</Fact>
          <Fact label="Öncelik">{priorityLabel(one.priority)}</Fact>
          {one.originalDate ? <Fact label="İlk tarihi">{formatLongDate(one.originalDate)}</Fact> : null}
          <Fact label="Tekrar">
            <Series one={one} />
          </Fact>
          <Fact label="Hatırlatma">{one.reminderSent ? 'Gönderildi' : 'Gönderilmedi'}</Fact>
        </Facts>
      </Part>
      <Part title="E-postalar">
        <Emails one={one} />
      </Part>
      <Part title="Çocuk ve veli">
        <Facts>
          <Fact label="Çocuk">{one.childName}</Fact>
          <Fact label="Doğum tarihi">
            {formatDate(one.childBirthDate)} ({ageText(one.childAge)})
          </Fact>
          <Fact label="Veli">{one.parentName}</Fact>
          <Fact label="Telefon">
            <Anchor href={`tel:${one.phone}`}>{formatPhone(one.phone)}</Anchor>
          </Fact>
          <Fact label="E-posta">
            <EmailAddress one={one} />
          </Fact>
        </Facts>
      </Part>
      <Part title="Başvuru nedeni">
        <LongText text={one.reason} />
      </Part>
      <Part title="İdari not">
        <LongText text={one.notes} />
      </Part>
      <Part title="Ödeme">
        <Facts>
          <Fact label="Durum">{paymentLabel(one.paymentStatus)}</Fact>
          <Fact label="Ücret">{formatMoney(one.fee)}</Fact>
        </Facts>
      </Part>
      <Part title="Onaylar">
        <Consents consents={one.consents} />
      </Part>
      <Part title="Kayıt">
        <Facts>
          <Fact label="Kaynak">{one.source === 'public' ? 'Web sitesi' : 'Klinik'}</Fact>
          <Fact label="Oluşturulma">{formatDateTime(one.createdAt)}</Fact>
          <Fact label="Son değişiklik">{formatDateTime(one.updatedAt)}</Fact>
          <Fact label="Takvim rengi">
            <ColorMark color={one.calendarColor} />
          </Fact>
          <Fact label="Kayıt no">{one.id}</Fact>
        </Facts>
      </Part>
      <Part title="Geçmiş">
        <History history={one.history} titleOf={titleOf} />
      </Part>
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
      {patternLabels[one.recurringPattern ?? ''] ?? 'Seri'}
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

function ColorMark({ color }: { color: string | null | undefined }) {
  if (!color) return '—';
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      <Box as="span" boxSize="3" borderRadius="full" style={{ background: color }} aria-hidden="true" />
      {color}
    </Flex>
  );
}
