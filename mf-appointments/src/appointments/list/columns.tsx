import { formatPhone } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { StatusBadge, type TableColumn } from '@practice/ui/admin';
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
import { AppointmentBadges } from './appointment-badges.tsx';

const REASON_LENGTH = 20;

/** Width of the table: a tablet in portrait, one in landscape, or more. */
export type Room = 'little' | 'some' | 'plenty';

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
      cell: (one) => <StackedCell main={<Name>{one.childName}</Name>} below={ageText(one.childAge)} isStrong />,
    },
    { key: 'parent', title: 'Veli', sortKey: 'parentName', cell: (one) => <Name>{one.parentName}</Name> },
    { key: 'contact', title: 'İletişim', cell: (one) => <Contact one={one} /> },
    {
      key: 'date',
      title: 'Tarih / Saat',
      sortKey: 'appointmentDate',
      cell: (one) => <StackedCell main={dayText(one.appointmentDate)} below={timesText(one)} isTogether />,
    },
    { key: 'service', title: 'Hizmet', cell: (one) => titleOf(one.serviceType) },
    {
      key: 'status',
      title: 'Durum',
      sortKey: 'status',
      cell: (one) => <StatusBadge tone={statusTone(one.status)}>{statusLabel(one.status)}</StatusBadge>,
    },
    { key: 'extra', title: 'Ek bilgi', cell: (one) => <ExtraCell one={one} /> },
    {
      key: 'actions',
      title: 'İşlemler',
      align: 'end',
      width: '4.5rem',
      isFixed: true,
      isPinned: true,
      cell: (one) => <AppointmentMenu one={one} />,
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

function Contact({ one }: { one: AppointmentRow }) {
  return (
    <Box maxW="14rem">
      <Text whiteSpace="nowrap">{formatPhone(one.phone)}</Text>
      <Text color="fg.muted" fontSize="sm" truncate title={one.email}>
        <EmailAddress one={one} isQuiet />
      </Text>
    </Box>
  );
}

function ExtraCell({ one }: { one: AppointmentRow }) {
  return (
    <Box>
      <AppointmentBadges one={one} />
      {one.reason ? (
        <Text color="fg.muted" fontSize="sm" whiteSpace="nowrap" title={one.reason}>
          {truncated(one.reason, REASON_LENGTH)}
        </Text>
      ) : null}
    </Box>
  );
}
