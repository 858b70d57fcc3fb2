import { type RetentionClass, retentionClasses, retentionRules } from '@practice/contracts';
import { Badge, Box, Flex, SelectField, Skeleton, Text } from '@practice/ui';
import { EmptyState, formatDate, Pagination, ProblemPanel, SideSheet } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { ExpiredRecordsDocument, type ExpiredRecordsQuery } from '../generated/graphql.ts';
import { PAGE_SIZE } from './list-params.ts';
import { periodText } from './retention-texts.ts';
import type { RetentionClassRow } from './use-retention.ts';

type Props = {
  kind: RetentionClass;
  page: number;
  row: RetentionClassRow | undefined;
  onChoose: (kind: RetentionClass) => void;
  onPage: (page: number) => void;
  onClose: () => void;
};

const options = retentionClasses.map((value) => ({ value, label: retentionRules[value].label }));

/** What a run would erase now of a class. Nothing is erased by looking. */
export function ExpiredSheet({ kind, page, row, onChoose, onPage, onClose }: Props) {
  const { data, error, refetch } = useQuery(ExpiredRecordsDocument, {
    variables: { kind, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const { outcome } = retentionRules[kind];
  const found = data?.expiredRecords;
  return (
    <SideSheet open size="lg" onClose={onClose} title="Şimdi ne silinir?" subtitle="Bu liste hiçbir şeyi silmez.">
      <Box display="grid" gap="4">
        <SelectField
          label="Kayıt türü"
          value={kind}
          options={options}
          onChange={(event) => onChoose(event.target.value as RetentionClass)}
          hint={
            row ? `${periodText(row.days)} saklanır: ${formatDate(row.keptFrom)} ve sonrası kalır. ${outcome}` : outcome
          }
        />
        {found ? (
          <Found items={found.items} />
        ) : error ? (
          <ProblemPanel message="Süresi dolan kayıtlar yüklenemedi" onRetry={() => refetch().catch(() => undefined)} />
        ) : (
          <Loading />
        )}
        <Pagination page={page} pageSize={PAGE_SIZE} total={found?.total} onPageChange={onPage} />
      </Box>
    </SideSheet>
  );
}

function Found({ items }: { items: ExpiredRecordsQuery['expiredRecords']['items'] }) {
  if (items.length === 0) {
    return <EmptyState icon="inbox" title="Süresi dolan kayıt yok" description="Bu türden bugün bir şey silinmez." />;
  }
  const isOnHold = items.some((each) => each.isOnHold);
  return (
    <>
      {isOnHold ? (
        <Text color="fg.muted" fontSize="sm">
          “Bekletiliyor” olanlar, aynı kişinin açık bir kişisel veri başvurusu kapanana kadar silinmez.
        </Text>
      ) : null}
      <Box as="ul" aria-label="Süresi dolan kayıtlar" listStyleType="none" borderTopWidth="1px">
        {items.map(({ id, date, name, detail, isOnHold }) => (
          <Flex as="li" key={id} gap="4" py="2.5" borderBottomWidth="1px" align="baseline">
            <Text w="6rem" flexShrink="0" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {formatDate(date)}
            </Text>
            <Box minW="0" flex="1">
              <Text overflowWrap="anywhere">{name ?? detail}</Text>
              {name && detail ? (
                <Text color="fg.muted" fontSize="sm">
                  {detail}
                </Text>
              ) : null}
            </Box>
            {isOnHold ? <Badge tone="pending">Bekletiliyor</Badge> : null}
          </Flex>
        ))}
      </Box>
    </>
  );
}

function Loading() {
  return (
    <Box display="grid" gap="3" aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="6" />
      ))}
    </Box>
  );
}
