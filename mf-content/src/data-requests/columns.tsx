import { dataRequestChannelLabels, dataRequestKindLabels, formatPhone } from '@practice/contracts';
import { Badge, Box, Flex, Text } from '@practice/ui';
import { formatDate, type TableColumn } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import type { DataRequest } from './data-requests.ts';
import { TimeLeft } from './time-left.tsx';

export const columns: TableColumn<DataRequest>[] = [
  { key: 'name', title: 'Başvuran', isFixed: true, cell: (request) => <Person request={request} /> },
  { key: 'kind', title: 'Başvuru', width: '8rem', cell: (request) => <Kind request={request} /> },
  { key: 'identity', title: 'Kimlik', width: '7.5rem', cell: (request) => <Identity request={request} /> },
  { key: 'due', title: 'Son gün', width: '7.5rem', cell: (request) => <Due request={request} /> },
];

/** What phones show of a request. */
export function RequestCard({ request, actions }: { request: DataRequest; actions: ReactNode }) {
  return (
    <Box>
      <Person request={request} />
      <Text fontSize="sm" mt="1">
        {`${dataRequestKindLabels[request.kind]} · Son gün ${formatDate(request.dueOn)}`}
      </Text>
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <TimeLeft request={request} />
        <Identity request={request} />
        <Box ms="auto">{actions}</Box>
      </Flex>
    </Box>
  );
}

function Person({ request: { name, email, phone } }: { request: DataRequest }) {
  return (
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      {[email, phone && formatPhone(phone)].filter(Boolean).map((address) => (
        <Text key={address} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {address}
        </Text>
      ))}
    </Box>
  );
}

function Kind({ request: { kind, receivedOn, channel } }: { request: DataRequest }) {
  return (
    <Box>
      <Text>{dataRequestKindLabels[kind]}</Text>
      <Text color="fg.muted" fontSize="sm">
        <span>{formatDate(receivedOn)}</span>
        <br />
        <span>{dataRequestChannelLabels[channel]}</span>
      </Text>
    </Box>
  );
}

function Identity({ request: { identityCheck } }: { request: DataRequest }) {
  return identityCheck ? <Badge tone="confirmed">Doğrulandı</Badge> : <Badge tone="neutral">Doğrulanmadı</Badge>;
}

function Due({ request }: { request: DataRequest }) {
  return (
    <Box>
      <Text>{formatDate(request.dueOn)}</Text>
      <TimeLeft request={request} />
    </Box>
  );
}
