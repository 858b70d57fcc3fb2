import { Box, Flex, type SystemStyleObject } from '@practice/ui';
import { formatCount, formatMoney, StatCard } from '@practice/ui/admin';
import type { ReactNode } from 'react';
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
      <Flex as="dl" css={stripStyle}>
        <DescriptionItem label="Bugün" value={count(summary?.today)} />
        <DescriptionItem label="Yarın" value={count(summary?.tomorrow)} />
        <DescriptionItem label="Toplam gelir" value={summary && formatMoney(summary.totalRevenue)} />
        <DescriptionItem label="Bekleyen ödeme" value={summary && formatMoney(summary.pendingPayment)} />
        <DescriptionItem label="Hatırlatma gereken" value={count(summary?.remindersNeeded)} />
      </Flex>
    </Box>
  );
}

const statuses = [
  { status: 'pending', label: 'Bekleyen' },
  { status: 'confirmed', label: 'Onaylanan' },
  { status: 'completed', label: 'Tamamlanan' },
  { status: 'cancelled', label: 'İptal edilen' },
] as const;

function DescriptionItem({ label, value }: { label: string; value: ReactNode }) {
  return (
    <Flex align="baseline" gap="1.5" whiteSpace="nowrap">
      <Box as="dt" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value ?? '…'}
      </Box>
    </Flex>
  );
}

const cardsStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gap: '2',
};

const stripStyle: SystemStyleObject = {
  columnGap: '5',
  flexWrap: 'wrap',
  mt: '2',
  px: '3',
  py: '2',
  fontSize: 'sm',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
};
