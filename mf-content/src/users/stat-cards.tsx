import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import type { ListValues } from './list-params.ts';
import type { User } from './users.ts';

type StatCardsProps = { users: readonly User[] | undefined; params: ListParams<ListValues> };

/** How many users there are, and of which kind. The figures filter the list. */
export function StatCards({ users, params: { values, set } }: StatCardsProps) {
  const count = (accepts: (user: User) => boolean) => users && formatCount(users.filter(accepts).length);
  const all = { role: 'all', status: 'all' } as const;
  const cards = [
    { label: 'Toplam', filter: all, value: count(() => true) },
    { label: 'Aktif', filter: { ...all, status: 'active' as const }, value: count(({ isActive }) => isActive) },
    { label: 'Yönetici', filter: { ...all, role: 'admin' as const }, value: count(({ role }) => role === 'admin') },
    { label: 'Pasif', filter: { ...all, status: 'inactive' as const }, value: count(({ isActive }) => !isActive) },
  ];
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      {cards.map(({ label, filter, value }) => (
        <StatCard
          key={label}
          label={label}
          value={value}
          onClick={() => set(filter)}
          isActive={filter.role === values.role && filter.status === values.status}
        />
      ))}
    </Box>
  );
}
