import { Box, type SystemStyleObject } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatCount, formatMoney, StatCard } from '@practice/ui/admin';
import type { useSummary } from './use-appointments.ts';
import type { ListControl } from './use-list-state.ts';

type SummaryProps = { summary: ReturnType<typeof useSummary>; list: ListControl };

/** Six counts that double as filters, and a strip with upcoming appointments and payments. */
export function Summary({ summary, list }: SummaryProps) {
  const { filters, setFilters } = list;
  const count = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  return (
    <Box as="section" aria-label="Özet" mb="4">
      <Box css={cardsStyle}>
        <StatCard label="Toplam" value={count(summary?.total)} onClick={list.clear} isActive={!list.isNarrowed} />
        {statuses.map(({ status, label }) => (
          <StatCard
            key={status}
            label={label}
            tone={status}
            value={count(summary?.[status])}
            onClick={() => setFilters({ status: filters.status === status ? '' : status })}
            isActive={filters.status === status}
          />
        ))}
        <StatCard
          label="Acil"
          value={count(summary?.urgent)}
          onClick={() => setFilters({ quick: filters.quick === 'urgent' ? '' : 'urgent' })}
          isActive={filters.quick === 'urgent'}
        />
      </Box>
      <DescriptionList layout="strip" mt="2" px="3" py="2" bg="bg.panel" borderWidth="1px" borderRadius="md">
        <DescriptionItem label="Bugün">{count(summary?.today) ?? '…'}</DescriptionItem>
        <DescriptionItem label="Yarın">{count(summary?.tomorrow) ?? '…'}</DescriptionItem>
        <DescriptionItem label="Toplam gelir">{summary ? formatMoney(summary.totalRevenue) : '…'}</DescriptionItem>
        <DescriptionItem label="Bekleyen ödeme">{summary ? formatMoney(summary.pendingPayment) : '…'}</DescriptionItem>
        <DescriptionItem label="Hatırlatma gereken">{count(summary?.remindersNeeded) ?? '…'}</DescriptionItem>
      </DescriptionList>
    </Box>
  );
}

const statuses = [
  { status: 'pending', label: 'Bekleyen' },
  { status: 'confirmed', label: 'Onaylanan' },
  { status: 'completed', label: 'Tamamlanan' },
  { status: 'cancelled', label: 'İptal edilen' },
] as const;

const cardsStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gap: '2',
};
