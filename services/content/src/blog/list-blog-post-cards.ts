import { blogSearchInput, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { inCategory } from '../blog-categories/find-blog-category.ts';
import type { BlogPostCard } from '../generated/schema.ts';
import { type FoundPosts, findPosts, type StoredPost } from './find-posts.ts';
import { publishedFilter } from './published-filter.ts';
import { searchWithinLimit } from './search/search-blog-posts.ts';

const cardsInput = blogSearchInput.extend({ category: z.string().max(100).nullish() });
/** What a card shows: never the text, which is most of a post. */
const cardFields = {
  ...{ title: 1, slug: 1, category: 1, excerpt: 1, firstWords: 1, readingMinutes: 1, featuredImage: 1 },
  ...{ featuredImageAlt: 1, author: 1, isPublished: 1, publishedAt: 1, updatedAt: 1 },
} as const;

/** A card without what is resolved of it. */
export type ListedPost = Omit<BlogPostCard, 'categoryColor'>;
/** What `blogPosts` of GraphQL gives. */
export type BlogPostCards = FoundPosts<ListedPost>;
type CardsInput = { page?: unknown; pageSize?: unknown; published?: boolean | null };

/**
 * Posts without their texts, newest first, or the best match of `q` first; of one category when it is named.
 * @throws DomainError VALIDATION_FAILED; TOO_MANY_REQUESTS, above 60 searches a minute from one address.
 */
export async function listBlogPostCards(ctx: ServiceContext, input: CardsInput): Promise<BlogPostCards> {
  const { q, category } = readInput(ctx, 'content:view', cardsInput, input);
  const { items, total } = await findPosts({
    filter: {
      ...publishedFilter(ctx, { published: input.published }),
      ...(await inCategory(category)),
    },
    input,
    fields: cardFields,
    ids: q ? await searchWithinLimit(ctx, q) : undefined,
  });
  return { items: items.map(toBlogPostCard), total };
}

/** The newest posts that a filter leaves, as cards. */
export async function newestCards(filter: object, pageSize: number): Promise<ListedPost[]> {
  const { items } = await findPosts({ filter, input: { pageSize }, fields: cardFields });
  return items.map(toBlogPostCard);
}

export function toBlogPostCard({ _id, publishedAt, updatedAt, ...post }: StoredPost): ListedPost {
  return {
    id: String(_id),
    title: post.title,
    slug: post.slug,
    category: post.category,
    excerpt: post.excerpt || post.firstWords || '',
    featuredImage: post.featuredImage ?? null,
    featuredImageAlt: post.featuredImageAlt ?? null,
    author: post.author,
    isPublished: post.isPublished,
    publishedAt: publishedAt.toISOString(),
    updatedAt: (updatedAt ?? publishedAt).toISOString(),
    readingMinutes: post.readingMinutes ?? 1,
  };
}
