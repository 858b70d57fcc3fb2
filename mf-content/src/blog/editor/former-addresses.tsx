import { Box, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { RedirectsToPostsDocument } from '../../generated/graphql.ts';

const MAX_REDIRECTS = 200;

/** The addresses that a post had, each with how often it still leads here. */
export function FormerAddresses({ slug }: { slug: string }) {
  const { data, refetch } = useQuery(RedirectsToPostsDocument, {
    variables: { pageSize: MAX_REDIRECTS },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'ignore',
  });
  useLiveEvents(({ type }) => {
    if (type === 'redirect.changed' || type === 'reset') void refetch().catch(() => undefined);
  });
  const former = data?.redirects.items.filter(({ toUrl, isActive }) => isActive && toUrl === `/blog/${slug}`) ?? [];
  if (former.length === 0) return null;
  return (
    <Box as="section" aria-label="Önceki adresler" fontSize="sm">
      <Text fontWeight="semibold">Önceki adresler</Text>
      <Text color="fg.muted">Buralara gelenler yazının bugünkü adresine yönlendirilir.</Text>
      <Box as="ul" mt="1" ps="4" listStyleType="disc">
        {former.map(({ id, fromUrl, hitCount }) => (
          <Box as="li" key={id} overflowWrap="anywhere">
            {`${fromUrl} · ${formatCount(hitCount)} ziyaret`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
