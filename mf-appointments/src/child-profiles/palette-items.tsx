import { formatDate } from '@practice/ui/admin';
import { type PaletteItem, usePaletteItems, useSection, useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { useCallback } from 'react';
import { PaletteChildProfilesDocument } from '../generated/graphql.ts';
import { sections } from '../paths.ts';

/** Children's files in the command palette, for clinical staff: by the name of child or parent, phone or e-mail. */
export function ChildProfilePalette() {
  const client = useApolloClient();
  const { go } = useSection();
  const { can } = useStaff();
  const isAllowed = can('clinical:read');
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
      if (!isAllowed) return [];
      const { data } = await client.query({
        query: PaletteChildProfilesDocument,
        variables: { search: query },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      return (data?.childProfiles.items ?? []).map(
        ({ id, childName, childBirthDate, parentName, latestAppointmentId }) => ({
          id: `child-profile:${id}`,
          label: childName,
          hint: `${parentName} · ${formatDate(childBirthDate)}`,
          group: 'Çocuk dosyaları',
          icon: 'calendar-check' as const,
          onSelect: () =>
            go(sections.appointments, latestAppointmentId ? { id: latestAppointmentId, tab: 'child' } : { child: id }),
        }),
      );
    },
    [client, go, isAllowed],
  );
  usePaletteItems(search);
  return null;
}
