import { formatDate } from '@practice/ui/admin';
import { type PaletteItem, usePaletteItems, useSection } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { useCallback } from 'react';
import { PaletteContactsDocument } from '../generated/graphql.ts';
import { sections } from '../paths.ts';
import { subjectOf } from './contact.ts';

/** Messages in the command palette, by name, e-mail or subject. */
export function ContactPalette() {
  const client = useApolloClient();
  const { go } = useSection();
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
      const { data } = await client.query({
        query: PaletteContactsDocument,
        variables: { search: query },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      return (data?.contactMessages.items ?? []).map((contact) => ({
        id: `contact:${contact.id}`,
        label: contact.name,
        hint: `${subjectOf(contact)} · ${formatDate(contact.createdAt)}`,
        group: 'Mesajlar',
        icon: 'inbox',
        onSelect: () => go(sections.contacts, { id: contact.id }),
      }));
    },
    [client, go],
  );
  usePaletteItems(search);
  return null;
}
