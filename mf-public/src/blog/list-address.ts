import { toSlug } from '@practice/contracts';
import { paths } from '../paths.ts';
import { readSearchText } from '../site/search-text.ts';

/** What the address of a list says: ?kategori=ergenlik&q=uyku&sayfa=2. */
export type ListAddress = { category: string; q: string; page: number };

/** The first post is large, the others fill two columns. */
export const PAGE_SIZE = 9;
/** The API refuses longer ones. */
const MAX_CATEGORY_LENGTH = 100;

/** The names of the parameters that a list reads. */
export const listParameters = ['kategori', 'q', 'sayfa'] as const;

/** Reads an address; what is no page is the first one. undefined for a category that is no slug. */
export function readListAddress(query: URLSearchParams): ListAddress | undefined {
  const category = query.get('kategori') ?? '';
  if (category.length > MAX_CATEGORY_LENGTH || toSlug(category) !== category) return undefined;
  const page = query.get('sayfa') ?? '';
  return {
    category,
    q: readSearchText(query),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function listAddress({ category = '', q = '', page = 1 }: Partial<ListAddress>): string {
  const query = new URLSearchParams();
  if (category) query.set('kategori', category);
  if (q) query.set('q', q);
  if (page > 1) query.set('sayfa', String(page));
  const text = query.toString();
  return text ? `${paths.blog}?${text}` : paths.blog;
}

/** The query of a list as the API takes it. */
export function listVariables({ category, q, page }: ListAddress) {
  return { page, pageSize: PAGE_SIZE, category: category || null, q: q || null };
}
