import { Container, RetryPanel } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { useSearchParams } from '@practice/ui/router';
import { BlogListDocument } from '../generated/graphql.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { PostSkeletons } from '../posts/post-skeletons.tsx';
import { blogListHead } from './blog-list-head.ts';
import { CategoryChips } from './category-chips.tsx';
import { type ListAddress, listVariables, readListAddress } from './list-address.ts';
import { ListTitle } from './list-title.tsx';
import { NoPosts } from './no-posts.tsx';
import { Paging } from './paging.tsx';
import { PostGrid } from './post-grid.tsx';
import { SearchForm } from './search-form.tsx';

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
