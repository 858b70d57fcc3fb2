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

const COUNT = 3;

const variablesOf = (slug: string) => ({ category: categories.get(slug) ?? null });

/** Posts about what the service is about, then the newest of all; nothing while there are none. */
export function ServicePosts({ slug }: { slug: string }) {
  const { data } = useQuery(ServicePostsDocument, { variables: variablesOf(slug), errorPolicy: 'ignore' });
  const about = data?.blogPosts.items ?? [];
  const others = (data?.newest.items ?? []).filter(({ id }) => about.every((post) => post.id !== id));
  const posts = [...about, ...others].slice(0, COUNT);
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
