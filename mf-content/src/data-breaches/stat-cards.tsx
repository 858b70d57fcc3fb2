import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import type { DataBreach } from './data-breaches.ts';
import { isIn, type ListValues } from './list-params.ts';

type StatCardsProps = { breaches: readonly DataBreach[] | undefined; params: ListParams<ListValues>; now: Date };

const cards = [
  { label: 'Açık', state: 'open' },
  { label: 'Son 24 saatte', state: 'urgent' },
  { label: 'Süresi dolan', state: 'overdue' },
  { label: 'Kapanan', state: 'closed' },
] as const;

/** How many breaches are open, and how urgently. The figures filter the list. */
export function StatCards({ breaches, params: { values, set }, now }: StatCardsProps) {
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      {cards.map(({ label, state }) => (
        <StatCard
          key={label}
          label={label}
          value={breaches && formatCount(breaches.filter((breach) => isIn(state, breach, now)).length)}
          onClick={() => set({ state: values.state === state ? 'all' : state })}
          isActive={values.state === state}
        />
      ))}
    </Box>
  );
}
