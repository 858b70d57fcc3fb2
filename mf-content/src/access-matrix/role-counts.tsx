import { roleLabels, staffRoles } from '@practice/contracts';
import { Button, SimpleGrid, Text } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { AccessMatrixUsersDocument } from '../generated/graphql.ts';

/** How many active users have each role. */
export function RoleCounts() {
  const { data, error, refetch } = useQuery(AccessMatrixUsersDocument, { fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <Text role="alert" color="fg.error" mb="4">
        Etkin kullanıcı sayıları yüklenemedi.{' '}
        <Button variant="plain" size="sm" onClick={() => void refetch().catch(() => undefined)}>
          Tekrar dene
        </Button>
      </Text>
    );
  }
  const countOf = (role: string) => data?.users.filter((user) => user.isActive && user.role === role).length;
  return (
    <SimpleGrid columns={3} gap="2" mb="4">
      {[...staffRoles].reverse().map((role) => {
        const count = countOf(role);
        return (
          <StatCard
            key={role}
            label={`Etkin ${roleLabels[role].toLocaleLowerCase('tr')}`}
            value={count === undefined ? undefined : formatCount(count)}
          />
        );
      })}
    </SimpleGrid>
  );
}
