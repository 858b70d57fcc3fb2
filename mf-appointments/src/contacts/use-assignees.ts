import { useQuery } from '@practice/ui/data';
import { useMemo } from 'react';
import { ContactAssigneesDocument } from '../generated/graphql.ts';

/** The staff to whom messages are assigned. One who was deactivated is named so, and can no longer be chosen. */
export function useAssignees() {
  const { data } = useQuery(ContactAssigneesDocument, {});
  const staff = data?.contactAssignees;
  return useMemo(() => {
    const names = new Map(
      staff?.map(({ id, username, isActive }) => [id, isActive ? username : `${username} (pasif)`]),
    );
    return {
      options: (staff ?? [])
        .filter(({ isActive }) => isActive)
        .map(({ id, username }) => ({ value: id, label: username })),
      nameOf: (id: string | null) => (id === null ? null : (names.get(id) ?? (staff ? 'Silinmiş kullanıcı' : '…'))),
    };
  }, [staff]);
}

export type Assignees = ReturnType<typeof useAssignees>;
