import { Box, Button, Flex, Text } from '@practice/ui';
import { formatCount, formatDateTime, StatusBadge, type TableColumn } from '@practice/ui/admin';
import { seenText, subjectOf } from './alert-texts.ts';
import type { Alert, SecurityAlerts } from './use-security-alerts.ts';

type Actions = Pick<SecurityAlerts, 'acknowledge' | 'busy'>;
type Options = { actions: Actions; hasRoom: boolean };

/** What finds no column is in the sheet. */
export function columnsOf({ actions, hasRoom }: Options): TableColumn<Alert>[] {
  return [
    {
      key: 'lastAt',
      title: 'Zaman',
      width: hasRoom ? '9.5rem' : '7rem',
      isFixed: true,
      cell: ({ lastAt }) => <Text fontVariantNumeric="tabular-nums">{formatDateTime(lastAt)}</Text>,
    },
    { key: 'what', title: 'Olay', isFixed: true, cell: (alert) => <What alert={alert} /> },
    ...(hasRoom
      ? [
          {
            key: 'subject',
            title: 'Kim, nereden',
            width: '12rem',
            cell: (alert: Alert) => <Text overflowWrap="anywhere">{subjectOf(alert)}</Text>,
          },
        ]
      : []),
    {
      key: 'count',
      title: 'Kaç kez',
      width: '5.5rem',
      align: 'end',
      cell: ({ count }) => <Text fontVariantNumeric="tabular-nums">{formatCount(count)}</Text>,
    },
    {
      key: 'state',
      title: 'Durum',
      width: '11rem',
      isFixed: true,
      cell: (alert) => <State alert={alert} {...actions} />,
    },
  ];
}

/** An alert on phones. */
export function AlertCard({ alert, actions }: { alert: Alert; actions: Actions }) {
  return (
    <Box display="grid" gap="2">
      <What alert={alert} />
      <Flex gap="3" justify="space-between" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Text overflowWrap="anywhere">{subjectOf(alert)}</Text>
        <Text flexShrink="0">{formatDateTime(alert.lastAt)}</Text>
      </Flex>
      <State alert={alert} {...actions} />
    </Box>
  );
}

function What({ alert: { title, message } }: { alert: Alert }) {
  return (
    <Box minW="0">
      <Text fontWeight="medium">{title}</Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {message}
      </Text>
    </Box>
  );
}

function State({ alert, acknowledge, busy }: { alert: Alert } & Actions) {
  const seen = seenText(alert);
  if (!seen) {
    return (
      <Flex gap="2" align="center" wrap="wrap">
        <StatusBadge tone="pending">Yeni</StatusBadge>
        <Button
          size="sm"
          variant="outline"
          loading={busy === alert.id}
          aria-label={`Görüldü: ${alert.title}, ${subjectOf(alert)}`}
          // The row opens on a click; its control is pressed for itself.
          onClick={(event) => {
            event.stopPropagation();
            void acknowledge(alert);
          }}
        >
          Görüldü
        </Button>
      </Flex>
    );
  }
  return (
    <Box minW="0">
      <StatusBadge tone="completed">Görüldü</StatusBadge>
      <Text color="fg.muted" fontSize="sm" mt="1" overflowWrap="anywhere">
        {seen}
      </Text>
    </Box>
  );
}
