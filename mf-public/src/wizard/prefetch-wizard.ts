import type { QueryClient } from '@practice/ui/query';
import { BookableServicesDocument, ClinicPhoneDocument, ConsentNoticeDocument } from '../generated/graphql.ts';

/**
 * Fetches what the wizard shows, for the server's render of a page that holds it. A part that fails is left out: the
 * wizard has an answer of its own for each.
 */
export async function prefetchWizard(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.query({ query: BookableServicesDocument }),
    client.query({ query: ClinicPhoneDocument }),
    client.query({ query: ConsentNoticeDocument }),
  ]);
}
