import { Box, Button, Flex, Text } from '@practice/ui';
import { formatDateTime, StatusBadge, type TableColumn } from '@practice/ui/admin';
import { TextLink } from '@practice/ui/router';
import { recipientOf, resendLabel, stateBadge, stateDetail, subjectHref } from './outbox-texts.ts';
import type { Outbox, OutboxRow } from './use-outbox.ts';

type Actions = Pick<Outbox, 'resend' | 'sending'>;

export function columnsOf(actions: Actions): TableColumn<OutboxRow>[] {
  return [
    { key: 'title', title: 'E-posta', width: '26%', isFixed: true, cell: (row) => <What row={row} /> },
    { key: 'to', title: 'Kime', width: '24%', cell: (row) => <Recipient row={row} /> },
    { key: 'state', title: 'Durum', isFixed: true, cell: (row) => <State row={row} /> },
    {
      key: 'actions',
      title: 'İşlem',
      width: '9.5rem',
      isFixed: true,
      cell: (row) => <Resend row={row} actions={actions} />,
    },
  ];
}

/** An e-mail on phones. */
export function OutboxCard({ row, actions }: { row: OutboxRow; actions: Actions }) {
  return (
    <Box display="grid" gap="2">
      <What row={row} />
      <Recipient row={row} />
      <State row={row} />
      <Resend row={row} actions={actions} />
    </Box>
  );
}

function What({ row }: { row: OutboxRow }) {
  const href = subjectHref(row);
  return (
    <Box minW="0">
      <Text fontWeight="medium">{href ? <TextLink to={href}>{row.title}</TextLink> : row.title}</Text>
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {formatDateTime(row.createdAt)}
      </Text>
    </Box>
  );
}

function Recipient({ row }: { row: OutboxRow }) {
  return (
    <Box minW="0">
      <Text overflowWrap="anywhere">{recipientOf(row)}</Text>
      {row.recipientName ? (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {row.recipientEmail}
        </Text>
      ) : null}
    </Box>
  );
}

function State({ row }: { row: OutboxRow }) {
  const { label, tone } = stateBadge(row.state);
  return (
    <Flex direction="column" align="flex-start" gap="1" minW="0">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {stateDetail(row)}
      </Text>
    </Flex>
  );
}

function Resend({ row, actions: { resend, sending } }: { row: OutboxRow; actions: Actions }) {
  const label = resendLabel(row);
  if (!label) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      justifySelf="start"
      loading={sending === row.id}
      loadingText="Gönderiliyor…"
      aria-label={`${label}: ${row.title}, ${recipientOf(row)}`}
      onClick={() => void resend(row)}
    >
      {label}
    </Button>
  );
}
