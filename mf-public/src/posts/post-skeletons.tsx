import { Box, SimpleGrid, Skeleton, VisuallyHidden } from '@practice/ui';

/** The places of posts that are on their way. */
export function PostSkeletons({
  count,
  columns,
}: {
  count: number;
  columns: { base: number; md: number; lg?: number };
}) {
  return (
    <SimpleGrid columns={columns} gap={{ base: '5', md: '7' }} aria-busy="true">
      <VisuallyHidden role="status">Yazılar yükleniyor…</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their number tells them apart
        <Box key={index} bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
          <Skeleton display="block" aspectRatio="16 / 10" borderRadius="none" />
          <Box p={{ base: '5', md: '7' }}>
            <Skeleton display="block" height="6" width="30%" />
            <Skeleton display="block" height="7" width="80%" mt="4" />
            <Skeleton display="block" height="4" mt="4" />
            <Skeleton display="block" height="4" width="60%" mt="2" />
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
