import { formatDate } from '@practice/ui/admin';
import { type PaletteItem, usePaletteItems, useSection } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { useCallback } from 'react';
import { PaletteAppointmentsDocument } from '../../generated/graphql.ts';
import { sections } from '../../paths.ts';

/** Appointments in the command palette, by name, phone or e-mail, whatever section is on screen. */
export function AppointmentPalette() {
  const client = useApolloClient();
  const { go } = useSection();
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
      const { data } = await client.query({
        query: PaletteAppointmentsDocument,
        variables: { search: query },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      return (data?.appointments.items ?? []).map((appointment) => ({
        id: `appointment:${appointment.id}`,
        label: appointment.childName,
        hint: `${appointment.parentName} · ${formatDate(appointment.appointmentDate)} ${appointment.appointmentTime}`,
        group: 'Randevular',
        icon: 'calendar-check',
        onSelect: () => go(sections.appointments, { id: appointment.id }),
      }));
    },
    [client, go],
  );
  usePaletteItems(search);
  return null;
}
