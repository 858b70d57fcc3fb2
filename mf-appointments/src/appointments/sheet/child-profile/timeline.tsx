import { Badge, Box, Button, Flex, Text } from '@practice/ui';
import { formatDate, formatDateTime, StatusBadge } from '@practice/ui/admin';
import { useState } from 'react';
import { statusLabel, statusTone, timesText } from '../../record/appointment.ts';
import { useAppointmentActions } from '../../record/appointment-actions.ts';
import { scaleOf, scoreText } from '../assessments/assessments.ts';
import { noteTypeText } from '../notes/notes.ts';
import type { ChildProfile } from './child-profiles.ts';
import type { TimelineEntry } from './use-child-profile.ts';

type TimelineProps = {
  entries: readonly TimelineEntry[];
  profile: ChildProfile;
  /** The appointment whose sheet this is; null beside all of them. */
  currentId: string | null;
  titleOf: (slug: string) => string;
};

/** What happened with a child, the newest first. */
export function Timeline({ entries, profile, currentId, titleOf }: TimelineProps) {
  return (
    <Box as="ol" aria-label="Geçmiş" listStyleType="none" display="grid" gap="4">
      {entries.map(({ appointment, note, assessment }) => (
        <Flex as="li" key={(appointment ?? note ?? assessment)?.id} gap="3">
          <Box
            mt="1.5"
            boxSize="2"
            flexShrink="0"
            borderRadius="full"
            bg={appointment ? 'pine.solid' : 'border.control'}
            aria-hidden="true"
          />
          <Box minW="0" flex="1">
            {appointment ? (
              <AppointmentEntry
                appointment={appointment}
                profile={profile}
                isCurrent={appointment.id === currentId}
                title={titleOf(appointment.serviceType)}
              />
            ) : null}
            {note ? <NoteEntry note={note} /> : null}
            {assessment ? <AssessmentEntry assessment={assessment} /> : null}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

type AppointmentEntryProps = {
  appointment: NonNullable<TimelineEntry['appointment']>;
  profile: ChildProfile;
  isCurrent: boolean;
  title: string;
};

function AppointmentEntry({ appointment, profile, isCurrent, title }: AppointmentEntryProps) {
  const { open } = useAppointmentActions();
  const { childName, childBirthDate, appointmentDate, status } = appointment;
  const when = `${formatDate(appointmentDate)}, ${timesText(appointment)}`;
  const isOther = childName !== profile.childName || childBirthDate !== profile.childBirthDate;
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap">
        {isCurrent ? (
          <Text fontWeight="semibold">{when}</Text>
        ) : (
          <Button variant="plain" size="sm" px="0" onClick={() => open(appointment.id)}>
            {when}
          </Button>
        )}
        <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
        {isCurrent ? <Badge>Bu randevu</Badge> : null}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {`${title}${isOther ? ` · randevuda: ${childName}, ${formatDate(childBirthDate)}` : ''}`}
      </Text>
    </>
  );
}

function NoteEntry({ note }: { note: NonNullable<TimelineEntry['note']> }) {
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="medium">{note.title ?? `${noteTypeText(note.noteType)} notu`}</Text>
        {note.isPrivate ? <Badge tone="pending">Özel</Badge> : null}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {`${note.createdBy ?? 'Silinmiş kullanıcı'} · ${formatDateTime(note.createdAt)}`}
      </Text>
      <ClampedText text={note.content} />
    </>
  );
}

function AssessmentEntry({ assessment }: { assessment: NonNullable<TimelineEntry['assessment']> }) {
  return (
    <>
      <Text fontWeight="medium">{`Değerlendirme: ${scaleOf(assessment)}`}</Text>
      <Text color="fg.muted" fontSize="sm">
        {`${formatDate(assessment.assessmentDate)} · ${scoreText(assessment)}`}
      </Text>
    </>
  );
}

const LINES = 3;
/** About as much as stands in the lines of a sheet. */
const SHORT = 180;

/** A text of which the first lines are shown, and the others on request. */
function ClampedText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > LINES;
  return (
    <>
      <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere" {...(isLong && !isOpen ? { lineClamp: LINES } : {})}>
        {text}
      </Text>
      {isLong ? (
        <Button variant="plain" size="sm" px="0" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Daha az göster' : 'Devamını göster'}
        </Button>
      ) : null}
    </>
  );
}
