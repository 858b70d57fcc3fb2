import type { QueryClient } from '@practice/ui/query';
import { BookableServicesDocument, ClinicPhoneDocument, ConsentNoticeDocument } from '../generated/graphql.ts';

/**
 * Fetches the wizard's data for rendering on the server. A part that fails is left out; the wizard has a fallback for
 * each.
 */
export async function prefetchWizard(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.query({ query: BookableServicesDocument }),
    client.query({ query: ClinicPhoneDocument }),
    client.query({ query: ConsentNoticeDocument }),
  ]);
}
