import type { PageHead, PageRequest } from '@practice/ui/router';
import { SuggestedAddressesDocument } from '../generated/graphql.ts';

/** The API refuses longer ones. */
const MAX_PATH_LENGTH = 500;

/** The path for which the not-found page asks near addresses; a longer one was hardly typed by somebody. */
export function askedPath(path: string): string {
  return path.slice(0, MAX_PATH_LENGTH);
}

/** Fetches what the not-found page suggests; without it, it is shown all the same. */
export async function notFoundHead({ client, url }: PageRequest): Promise<PageHead> {
  const variables = { path: askedPath(url.pathname) };
  await client.query({ query: SuggestedAddressesDocument, variables }).catch(() => undefined);
  return {
    status: 404,
    title: 'Sayfa bulunamadı',
    description: 'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.',
    robots: 'noindex, follow',
  };
}
