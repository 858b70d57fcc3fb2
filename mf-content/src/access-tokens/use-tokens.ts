import { can } from '@practice/contracts';
import { useLiveEvents, useStaff } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useListParams } from '@practice/ui/records';
import { AccessTokensDocument } from '../generated/graphql.ts';
import { EVERYBODY, listParams } from './tokens.ts';

/** One's own tokens, or for admins those that the address asks for. */
export function useTokens() {
  const params = useListParams(listParams);
  const { user } = useStaff();
  const seesOthers = can(user.role, 'user:write');
  const person = seesOthers && params.values.person !== user.username ? params.values.person : '';
  const { data, error, loading, refetch } = useQuery(AccessTokensDocument, {
    variables: { everybody: seesOthers },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => refetch().catch(() => undefined);
  // Says of revoked tokens, too.
  useLiveEvents(({ type }) => {
    if (type === 'user.changed' || type === 'reset') void refresh();
  });
  const all = data?.accessTokens;
  const name = person === '' ? user.username : person;
  const others = [...new Set((all ?? []).map(({ username }) => username))]
    .filter((each) => each !== '' && each !== user.username)
    .sort((one, other) => one.localeCompare(other, 'tr'));
  return {
    person,
    setPerson: (next: string) => params.set({ person: next }),
    seesOthers,
    /** Users beside oneself who have tokens, by name. */
    others,
    rows: all?.filter(({ username }) => person === EVERYBODY || username === name),
    problem: error ? { message: 'Erişim anahtarları yüklenemedi' } : null,
    isRefreshing: loading && all !== undefined,
    refresh,
  };
}
