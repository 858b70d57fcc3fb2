import { Box, Heading, Text } from '@practice/ui';
import type { ListAddress } from './list-address.ts';

/** What the list shows, in words. */
export function ListTitle({
  address: { q, page },
  name,
  total,
}: {
  address: ListAddress;
  /** Of the category whose posts they are. */
  name: string | undefined;
  total: number | undefined;
}) {
  const topic = name
    ? `${name} üzerine yazılar.`
    : 'Çocukların ve ergenlerin dünyasından, evde işinize yarayacak kısa yazılar.';
  const found = total ? `${total} yazı bulundu.` : '';
  const about = q && total !== undefined ? found : topic;
  return (
    <Box maxW="prose">
      <Text textStyle="eyebrow" color="accent.fg">
        Blog
      </Text>
      <Heading as="h1" size="display" mt="3" overflowWrap="anywhere">
        {q ? `“${q}”` : (name ?? 'Yazılar')}
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="4">
        {page > 1 ? `${about} Sayfa ${page}.`.trim() : about}
      </Text>
    </Box>
  );
}
