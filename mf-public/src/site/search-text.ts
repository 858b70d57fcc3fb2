import { normalizeText } from '@practice/contracts';

/** The API refuses longer ones. */
export const MAX_SEARCH_LENGTH = 200;

/** What the parameter `q` of an address asks for; '' for nothing. */
export function readSearchText(query: URLSearchParams): string {
  return normalizeText(query.get('q') ?? '')
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
}
