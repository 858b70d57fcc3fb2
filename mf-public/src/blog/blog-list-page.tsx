import { Box, Container, RetryPanel, SimpleGrid } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { useSearchParams } from '@practice/ui/router';
import { BlogListDocument, type PostCardFragment } from '../generated/graphql.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { paths } from '../paths.ts';
import { PostCard } from '../posts/post-card.tsx';
import { PostSkeletons } from '../posts/post-skeletons.tsx';
import { SearchBox } from '../site/search-box.tsx';
import { blogListHead } from './blog-list-head.ts';
import { CategoryChips } from './category-chips.tsx';
import { type ListAddress, listVariables, readListAddress } from './list-address.ts';
import { ListTitle } from './list-title.tsx';
import { NoPosts } from './no-posts.tsx';
import { Paging } from './paging.tsx';

/** /blog: posts by category, search and page, all of them in the address. */
export default function BlogListPage() {
  const [query] = useSearchParams();
  const address = readListAddress(query);
  return address ? <BlogList address={address} /> : <NotFoundPage />;
}

function BlogList({ address }: { address: ListAddress }) {
  const { data, error, refetch } = useQuery(BlogListDocument, { variables: listVariables(address) });
  const list = data?.blogPosts;
  const category = data?.blogCategories.find(({ slug }) => slug === address.category);
  if (data && address.category && !category) return <NotFoundPage />;
  if (list && list.items.length === 0 && address.page > 1) return <NotFoundPage />;
  return (
    <Container pt={{ base: '8', md: '14' }} pb="section">
      <ListTitle address={address} name={category?.name} total={list?.total} />
      <SearchForm address={address} />
      <CategoryChips address={address} categories={data?.blogCategories ?? []} />
      {list && list.items.length > 0 ? (
        <>
          <PostGrid posts={list.items} />
          <Paging address={address} total={list.total} />
        </>
      ) : list ? (
        <NoPosts address={address} />
      ) : error ? (
        <RetryPanel title="Yazılar şu anda listelenemedi" onRetry={refetch} />
      ) : (
        <PostSkeletons count={4} columns={{ base: 1, md: 2 }} />
      )}
    </Container>
  );
}

export const head = blogListHead;

/** Searches the posts of the category that is shown. */
function SearchForm({ address: { category, q } }: { address: ListAddress }) {
  return (
    <Box mt="8">
      <SearchBox action={paths.blog} id="blog-search" label="Yazılarda arayın" placeholder="Uyku, kaygı, okul…" q={q}>
        {category ? <input type="hidden" name="kategori" value={category} /> : null}
      </SearchBox>
    </Box>
  );
}

/** The first post large, the rest in two columns; one that would stand alone in the last row takes all of it. */
function PostGrid({ posts }: { posts: readonly PostCardFragment[] }) {
  const [first, ...rest] = posts;
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap={{ base: '5', md: '7' }}>
      {first ? (
        <Box as="li" gridColumn="1 / -1">
          <PostCard post={first} isLarge headingLevel="h2" />
        </Box>
      ) : null}
      {rest.map((post, index) => {
        const isAlone = rest.length % 2 === 1 && index === rest.length - 1;
        return (
          <Box as="li" key={post.id} gridColumn={isAlone ? '1 / -1' : 'auto'}>
            <PostCard post={post} isLarge={isAlone} headingLevel="h2" />
          </Box>
        );
      })}
    </SimpleGrid>
  );
}
