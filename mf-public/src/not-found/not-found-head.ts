import type { QueryClient } from '@practice/ui/query';
import type { PageHead } from '@practice/ui/router';
import { SuggestedAddressesDocument } from '../generated/graphql.ts';

export const notFoundHead: PageHead = {
  status: 404,
  title: 'Sayfa bulunamadı',
  description: 'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.',
  robots: 'noindex, follow',
};

/** The API refuses longer ones. */
const MAX_PATH_LENGTH = 500;

/** The path for which the not-found page asks near addresses; a longer one was hardly typed by somebody. */
export function askedPath(path: string): string {
  return path.slice(0, MAX_PATH_LENGTH);
}

/** Fetches what the page suggests; without it, it is shown all the same. */
export async function prefetchSuggestions(client: QueryClient, path: string): Promise<void> {
  const variables = { path: askedPath(path) };
  await client.query({ query: SuggestedAddressesDocument, variables }).catch(() => undefined);
}
