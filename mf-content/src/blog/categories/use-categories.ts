import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { BlogCategoriesDocument } from '../../generated/graphql.ts';
import type { Category } from './categories.ts';

const none: readonly Category[] = [];

/** The categories in their order, for filters and forms; empty until they are there. */
export function useCategories(): readonly Category[] {
  const { data, refetch } = useQuery(BlogCategoriesDocument);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'blog-category.changed') refetch().catch(() => undefined);
  });
  return data?.blogCategories ?? none;
}
