import { emailBlockReason } from '@practice/contracts';
import { Box, Button, ButtonAnchor, Flex, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { RefusalBadge } from '@practice/ui/email-addresses';
import { MailIcon, PhoneIcon, PlusIcon } from '@practice/ui/icons';
import { isMovable, statusLabel, statusTone, timesText } from '../../record/appointment.ts';
import { useAppointmentActions } from '../../record/appointment-actions.ts';
import { type CalendarAppointment, lookOf } from '../appointment-look.ts';
import { cardColors } from '../card-style.ts';
import { holidayText } from '../holiday-text.ts';
import type { CalendarDay } from '../use-calendar.ts';

type DayPanelProps = {
  appointments: readonly CalendarAppointment[];
  opening: CalendarDay | undefined;
  titleOf: (slug: string) => string;
  onCreate: () => void;
};

/** The appointments of the chosen day, with what is done about each from here. */
export function DayPanel({ appointments, opening, titleOf, onCreate }: DayPanelProps) {
  const { canWrite } = useAppointmentActions();
  return (
    <Box display="grid" gap="3" css={cardColors}>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text color="fg.muted" fontSize="sm">
          {openingText(opening)}
        </Text>
        {canWrite ? (
          <Button size="sm" variant="outline" onClick={onCreate}>
            <PlusIcon />
            Randevu ekle
          </Button>
        ) : null}
      </Flex>
      {appointments.length === 0 ? (
        <Text color="fg.muted">Bu gün için randevu yok.</Text>
      ) : (
        <Box as="ol" listStyleType="none" display="grid" gap="2">
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <DayAppointment appointment={appointment} serviceTitle={titleOf(appointment.serviceType)} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

type DayAppointmentProps = {
  appointment: CalendarAppointment;
  serviceTitle: string;
};

function DayAppointment({ appointment, serviceTitle }: DayAppointmentProps) {
  const { open, write, changeTime, canWrite } = useAppointmentActions();
  const { status, childName, phone, conflictsWith } = appointment;
  const about = `${childName}, ${timesText(appointment)}`;
  const noConfirmation = emailBlockReason(appointment, 'confirmation');
  return (
    <Box
      px="3"
      py="2.5"
      borderWidth="1px"
      borderRadius="sm"
      borderInlineStart="3px solid var(--card-line)"
      {...lookOf(appointment)}
    >
      <Flex align="flex-start" justify="space-between" gap="2">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {timesText(appointment)}
        </Text>
        <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
      </Flex>
      <Text overflowWrap="anywhere">
        <span>{childName}</span>
        <Box as="span" color="fg.muted">
          {` · ${serviceTitle}`}
        </Box>
      </Text>
      {conflictsWith.length > 0 ? (
        <Text color="status.pending.fg" fontSize="sm" fontWeight="medium">
          Başka bir randevuyla çakışıyor
        </Text>
      ) : null}
      <RefusalBadge address={appointment.email} />
      <Flex gap="1.5" wrap="wrap" mt="2" role="group" aria-label={about}>
        <Button size="sm" variant="subtle" aria-label={`Aç: ${about}`} onClick={() => open(appointment.id)}>
          Aç
        </Button>
        <ButtonAnchor size="sm" variant="outline" href={`tel:${phone}`} aria-label={`Ara: ${appointment.parentName}`}>
          <PhoneIcon />
          Ara
        </ButtonAnchor>
        {canWrite ? (
          <>
            <Button
              size="sm"
              variant="outline"
              disabled={noConfirmation !== null && status !== 'pending'}
              title={noConfirmation ?? undefined}
              aria-label={`Onay e-postası gönder: ${about}`}
              onClick={() => write(appointment, 'confirmation')}
            >
              <MailIcon />
              Onay e-postası
            </Button>
            {isMovable(appointment) ? (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Saati değiştir: ${about}`}
                onClick={() => changeTime(appointment)}
              >
                Saati değiştir…
              </Button>
            ) : null}
          </>
        ) : null}
      </Flex>
    </Box>
  );
}

/** When the practice is open that day, or why not. */
function openingText(opening: CalendarDay | undefined): string {
  if (!opening) return '';
  const holiday = holidayText(opening);
  if (opening.holidays.length > 0) return `Tatil: ${holiday}`;
  if (!opening.opensAt) return 'Bu gün çalışma saati yok.';
  const pause = opening.closures.find(({ kind }) => kind === 'break');
  const hours = `Çalışma saatleri ${opening.opensAt}–${opening.closesAt}`;
  const parts = [hours, pause && `mola ${pause.startTime}–${pause.endTime}`, holiday && `tatil: ${holiday}`];
  return parts.filter(Boolean).join(', ');
}
