import { Box, Button, Flex, Text } from '@practice/ui';
import { formatDate, formatDateTime, type Room, StatusBadge, type TableColumn } from '@practice/ui/admin';
import { scopeOf, stateOf, type Token } from './tokens.ts';

type Options = { ofOthers: boolean; room: Room; onRevoke: (token: Token) => void };

/** `ofOthers`: with whose they are. What finds no column stands below the name, or is left out. */
export function columnsOf({ ofOthers, room, onRevoke }: Options): TableColumn<Token>[] {
  const isLittle = room === 'little';
  return [
    {
      key: 'name',
      title: 'Anahtar',
      isFixed: true,
      cell: (token) => (
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {token.name}
          </Text>
          {isLittle ? (
            <Text color="fg.muted" fontSize="sm">
              {scopeOf(token)}
            </Text>
          ) : null}
        </Box>
      ),
    },
    ...(ofOthers
      ? [{ key: 'username', title: 'Kullanıcı', width: '9rem', cell: ({ username }: Token) => username || '—' }]
      : []),
    ...(isLittle ? [] : [{ key: 'scope', title: 'Kapsam', width: '9.5rem', cell: scopeOf }]),
    ...(room === 'plenty'
      ? [
          {
            key: 'createdAt',
            title: 'Oluşturuldu',
            width: '8rem',
            cell: ({ createdAt }: Token) => formatDate(createdAt),
          },
        ]
      : []),
    { key: 'lastUsedAt', title: 'Son kullanım', width: isLittle ? '7rem' : '9.5rem', cell: lastUseOf },
    {
      key: 'expiresAt',
      title: 'Son gün',
      width: isLittle ? '8rem' : '9rem',
      cell: (token) => <LastDay token={token} />,
    },
    {
      key: 'actions',
      title: 'İşlemler',
      width: '6.5rem',
      align: 'end',
      isFixed: true,
      cell: (token) => <RevokeButton token={token} onRevoke={onRevoke} />,
    },
  ];
}

type CardProps = Pick<Options, 'ofOthers' | 'onRevoke'> & { token: Token };

/** A token on phones. */
export function TokenCard({ token, ofOthers, onRevoke }: CardProps) {
  return (
    <Box>
      <Flex gap="3" justify="space-between" align="flex-start">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {token.name}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {`${ofOthers ? `${token.username} · ` : ''}${scopeOf(token)}`}
          </Text>
        </Box>
        <RevokeButton token={token} onRevoke={onRevoke} />
      </Flex>
      <Flex mt="2" gap="2" justify="space-between" wrap="wrap" align="center">
        <Text color="fg.muted" fontSize="sm">
          {`Son kullanım: ${lastUseOf(token)}`}
        </Text>
        <Flex color="fg.muted" fontSize="sm" gap="1" align="center">
          Son gün: <LastDay token={token} />
        </Flex>
      </Flex>
    </Box>
  );
}

function RevokeButton({ token, onRevoke }: Pick<CardProps, 'token' | 'onRevoke'>) {
  return (
    <Button size="sm" variant="outline" aria-label={`İptal et: ${token.name}`} onClick={() => onRevoke(token)}>
      İptal et
    </Button>
  );
}

function LastDay({ token }: { token: Token }) {
  const state = stateOf(token);
  if (state === 'over') return <StatusBadge tone="cancelled">Süresi doldu</StatusBadge>;
  if (state === 'soon') return <StatusBadge tone="pending">{formatDate(token.expiresAt)}</StatusBadge>;
  return <Text fontVariantNumeric="tabular-nums">{formatDate(token.expiresAt)}</Text>;
}

const lastUseOf = ({ lastUsedAt }: Token) => (lastUsedAt ? formatDateTime(lastUsedAt) : 'Hiç kullanılmadı');
