import type { QueryClient } from '@practice/ui/query';
import { ContactPageDocument, ServicesDocument, SiteSettingsDocument } from '../generated/graphql.ts';

const minute = 60_000;

/** What the next page is likely to need, and how old it may be: settings, services, working hours. */
const prefetched = [
  { query: SiteSettingsDocument, staleTime: 10 * minute },
  { query: ServicesDocument, staleTime: 30 * minute },
  { query: ContactPageDocument, staleTime: 60 * minute },
];

/** Fetches each of them that is not fresh. */
export function prefetchData(client: QueryClient): void {
  for (const { query, staleTime } of prefetched) {
    if (!client.isFresh(query, undefined, staleTime)) void client.fetch({ query });
  }
}
