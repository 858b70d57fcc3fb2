import type { QueryClient } from '@practice/ui/query';
import { BookableServicesDocument, ConsentNoticeDocument } from '../generated/graphql.ts';
import { prefetchSettings } from '../site/site-settings.ts';

/**
 * Fetches the wizard's data for rendering on the server. A part that fails is left out; the wizard has a fallback for
 * each.
 */
export async function prefetchWizard(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.query({ query: BookableServicesDocument }),
    prefetchSettings(client),
    client.query({ query: ConsentNoticeDocument }),
  ]);
}

/** What a page with the wizard reads of its query: the service that is preselected. */
export const wizardQuery: readonly string[] = ['hizmet'];
