import { formatPhone } from '@practice/contracts';
import { Box, type SystemStyleObject, Text } from '@practice/ui';
import { type Room, StatusBadge, type TableColumn } from '@practice/ui/admin';
import { RefusalBadge } from '@practice/ui/email-addresses';
import type { ReactNode } from 'react';
import { EmailAddress } from '../emails/email-address.tsx';
import {
  type AppointmentRow,
  ageText,
  dayText,
  statusLabel,
  statusTone,
  timesText,
  truncated,
} from '../record/appointment.ts';
import { AppointmentMenu } from '../record/appointment-menu.tsx';
import { AnswerBadge, AppointmentBadges, SuspicionBadge } from './appointment-badges.tsx';

const REASON_LENGTH = 20;

/** The columns that fit without scrolling sideways; the rest is in the row's details. */
const shown: Record<Exclude<Room, 'plenty'>, readonly string[]> = {
  little: ['child', 'parent', 'date', 'status', 'actions'],
  some: ['child', 'parent', 'date', 'service', 'status', 'actions'],
};

/** The table's columns; tablets leave out the less important ones. */
export function columnsOf(titleOf: (slug: string) => string, room: Room): TableColumn<AppointmentRow>[] {
  const columns: TableColumn<AppointmentRow>[] = [
    {
      key: 'child',
      title: 'Çocuk',
      sortKey: 'childName',
      isFixed: true,
      cell: (appointment) => (
        <StackedCell main={<Name>{appointment.childName}</Name>} below={ageText(appointment.childAge)} isStrong />
      ),
    },
    {
      key: 'parent',
      title: 'Veli',
      sortKey: 'parentName',
      cell: (appointment) => <Name>{appointment.parentName}</Name>,
    },
    { key: 'contact', title: 'İletişim', cell: (appointment) => <Contact appointment={appointment} /> },
    {
      key: 'date',
      title: 'Tarih / Saat',
      sortKey: 'appointmentDate',
      cell: (appointment) => (
        <StackedCell main={dayText(appointment.appointmentDate)} below={timesText(appointment)} isTogether />
      ),
    },
    { key: 'service', title: 'Hizmet', cell: (appointment) => titleOf(appointment.serviceType) },
    {
      key: 'status',
      title: 'Durum',
      sortKey: 'status',
      cell: (appointment) => <StatusCell appointment={appointment} hasExtra={room === 'plenty'} />,
    },
    { key: 'extra', title: 'Ek bilgi', cell: (appointment) => <ExtraCell appointment={appointment} /> },
    {
      key: 'actions',
      title: 'İşlemler',
      align: 'end',
      width: '4.5rem',
      isFixed: true,
      isPinned: true,
      cell: (appointment) => <AppointmentMenu appointment={appointment} />,
    },
  ];
  return room === 'plenty' ? columns : columns.filter(({ key }) => shown[room].includes(key));
}

/** Stays on one line up to a normal length. */
function Name({ children }: { children: string }) {
  return (
    <Box as="span" display="inline-block" minW={children.length <= 24 ? 'max-content' : undefined}>
      {children}
    </Box>
  );
}

type StackedCellProps = { main: ReactNode; below: ReactNode; isStrong?: boolean; isTogether?: boolean };

function StackedCell({ main, below, isStrong = false, isTogether = false }: StackedCellProps) {
  return (
    <Box whiteSpace={isTogether ? 'nowrap' : undefined}>
      <Text fontWeight={isStrong ? 'medium' : undefined}>{main}</Text>
      <Text color="fg.muted" fontSize="sm">
        {below}
      </Text>
    </Box>
  );
}

function Contact({ appointment }: { appointment: AppointmentRow }) {
  return (
    <Box maxW="14rem">
      <Text whiteSpace="nowrap">{formatPhone(appointment.phone)}</Text>
      <Text color="fg.muted" fontSize="sm" title={appointment.email} css={oneLineStyle}>
        <EmailAddress appointment={appointment} isQuiet />
      </Text>
      <RefusalBadge address={appointment.email} />
    </Box>
  );
}

/** Where there is no room for what is special, what has to be known at once stands below the status. */
function StatusCell({ appointment, hasExtra }: { appointment: AppointmentRow; hasExtra: boolean }) {
  const { status } = appointment;
  return (
    <Box display="grid" gap="1" justifyItems="start">
      <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
      {hasExtra ? null : (
        <>
          <SuspicionBadge appointment={appointment} />
          <AnswerBadge appointment={appointment} isShort />
          <RefusalBadge address={appointment.email} isShort />
        </>
      )}
    </Box>
  );
}

function ExtraCell({ appointment }: { appointment: AppointmentRow }) {
  return (
    <Box>
      <AppointmentBadges appointment={appointment} />
      {appointment.reason ? (
        <Text color="fg.muted" fontSize="sm" whiteSpace="nowrap" title={appointment.reason}>
          {truncated(appointment.reason, REASON_LENGTH)}
        </Text>
      ) : null}
    </Box>
  );
}

/** Cuts off what is too long, but not the focus ring. */
const oneLineStyle: SystemStyleObject = {
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  overflow: 'clip',
  overflowClipMargin: '5px',
};
