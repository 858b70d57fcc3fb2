import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import type { DataRequest } from './data-requests.ts';
import { isIn, type ListValues } from './list-params.ts';

type StatCardsProps = { requests: readonly DataRequest[] | undefined; params: ListParams<ListValues> };

const cards = [
  { label: 'Açık', state: 'open' },
  { label: 'Süresi yaklaşan', state: 'urgent' },
  { label: 'Süresi geçen', state: 'overdue' },
  { label: 'Kapanan', state: 'closed' },
] as const;

/** How many requests wait, and how urgently. The figures filter the list. */
export function StatCards({ requests, params: { values, set } }: StatCardsProps) {
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      {cards.map(({ label, state }) => (
        <StatCard
          key={label}
          label={label}
          value={requests && formatCount(requests.filter((request) => isIn(state, request)).length)}
          onClick={() => set({ state: values.state === state ? 'all' : state })}
          isActive={values.state === state}
        />
      ))}
    </Box>
  );
}
