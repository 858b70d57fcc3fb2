import { breachDataKindLabels, breachPeopleKindLabels, breachStateLabels } from '@practice/contracts';
import { Badge, type BadgeTone, Box, Flex, Text } from '@practice/ui';
import { formatCount, formatDateTime, type TableColumn } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { Clock } from './clock.tsx';
import type { DataBreach } from './data-breaches.ts';

const title: TableColumn<DataBreach> = {
  key: 'title',
  title: 'İhlal',
  isFixed: true,
  cell: (breach) => <What breach={breach} />,
};
const wide: TableColumn<DataBreach>[] = [
  title,
  { key: 'noticed', title: 'Fark edildi', width: '9rem', cell: (breach) => <Noticed breach={breach} /> },
  { key: 'state', title: 'Durum', width: '6rem', cell: (breach) => <State breach={breach} /> },
  { key: 'board', title: 'Kurul’a bildirim', width: '11rem', cell: (breach) => <Board breach={breach} /> },
];
const narrow: TableColumn<DataBreach>[] = [
  title,
  { key: 'state', title: 'Durum', width: '11.5rem', cell: (breach) => <StateAndBoard breach={breach} /> },
];

/** The columns that fit: a tablet in portrait has state and clock in one. */
export function columnsOf(hasRoom: boolean): TableColumn<DataBreach>[] {
  return hasRoom ? wide : narrow;
}

/** What phones show of a breach. */
export function BreachCard({ breach, actions }: { breach: DataBreach; actions: ReactNode }) {
  return (
    <Box>
      <What breach={breach} />
      <Text color="fg.muted" fontSize="sm" mt="1">
        {`Fark edildi: ${formatDateTime(breach.noticedAt)}`}
      </Text>
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <State breach={breach} />
        <Clock breach={breach} />
        <Box ms="auto">{actions}</Box>
      </Flex>
    </Box>
  );
}

function What({ breach: { title, dataKinds, peopleKinds, peopleCount } }: { breach: DataBreach }) {
  const people = peopleKinds.map((kind) => breachPeopleKindLabels[kind]);
  const count = peopleCount ? [`yaklaşık ${formatCount(peopleCount)} kişi`] : [];
  const lines = [dataKinds.map((kind) => breachDataKindLabels[kind]).join(', '), [...people, ...count].join(', ')];
  return (
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {title}
      </Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line} color="fg.muted" fontSize="sm">
          {line}
        </Text>
      ))}
    </Box>
  );
}

function Noticed({ breach: { noticedAt, noticedBy } }: { breach: DataBreach }) {
  return (
    <Box minW="0">
      <Text fontVariantNumeric="tabular-nums">{formatDateTime(noticedAt)}</Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {noticedBy}
      </Text>
    </Box>
  );
}

const tones: Record<DataBreach['state'], BadgeTone> = { draft: 'neutral', open: 'pending', closed: 'confirmed' };

function State({ breach: { state } }: { breach: DataBreach }) {
  return <Badge tone={tones[state]}>{breachStateLabels[state]}</Badge>;
}

function StateAndBoard({ breach }: { breach: DataBreach }) {
  return (
    <Box display="grid" gap="1" justifyItems="start">
      <State breach={breach} />
      <Board breach={breach} />
    </Box>
  );
}

function Board({ breach }: { breach: DataBreach }) {
  const { boardNotifiedAt, notifyBy } = breach;
  return (
    <Box minW="0">
      <Clock breach={breach} />
      <Text color="fg.muted" fontSize="sm" mt="1" fontVariantNumeric="tabular-nums">
        {boardNotifiedAt ? formatDateTime(boardNotifiedAt) : `Son an: ${formatDateTime(notifyBy)}`}
      </Text>
    </Box>
  );
}
