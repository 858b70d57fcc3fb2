import { useApolloClient } from '@practice/ui/data';
import { announceFailure } from '@practice/ui/records';
import { useCallback } from 'react';
import { AppointmentFileAddressDocument } from '../../../generated/graphql.ts';
import type { AppointmentFile } from './files.ts';

/** Gets an address of a file's content that works for a minute; null when there is none, and a toast says so. */
export function useFileAddress(): (file: AppointmentFile) => Promise<string | null> {
  const client = useApolloClient();
  return useCallback(
    async ({ id }) => {
      try {
        const query = { query: AppointmentFileAddressDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
        return (await client.query(query)).data?.appointmentFileAddress.url ?? null;
      } catch (error) {
        announceFailure('Dosya açılamadı.', error);
        return null;
      }
    },
    [client],
  );
}
