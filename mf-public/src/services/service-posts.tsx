import { Section } from '@practice/ui';
import { type QueryClient, useQuery } from '@practice/ui/query';
import { ServicePostsDocument } from '../generated/graphql.ts';
import { PostCards } from '../posts/post-cards.tsx';

/** Which of the blog's categories a service's parents read; the newest of all for one that the practice added. */
const categories = new Map([
  ['oyun-terapisi', 'Okul Öncesi'],
  ['oyun-grubu', 'Okul Öncesi'],
  ['bireysel-terapi', 'Ergenlik'],
  ['aile-danismanligi', 'Ebeveynlik'],
]);

const variablesOf = (slug: string) => ({ category: categories.get(slug) ?? null });

/** Posts about what the service is about; nothing while there are none. */
export function ServicePosts({ slug }: { slug: string }) {
  const { data } = useQuery(ServicePostsDocument, { variables: variablesOf(slug), errorPolicy: 'ignore' });
  const posts = data?.blogPosts.items ?? [];
  if (posts.length === 0) return null;
  return (
    <Section eyebrow="Blog" title="Bunlar da ilginizi çekebilir">
      <PostCards posts={posts} />
    </Section>
  );
}

/** Fetches them ahead of a render; the page is whole without them. */
export async function prefetchServicePosts(client: QueryClient, slug: string): Promise<void> {
  await client.query({ query: ServicePostsDocument, variables: variablesOf(slug) }).catch(() => undefined);
}
