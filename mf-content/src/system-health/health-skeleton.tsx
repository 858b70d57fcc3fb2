import { Box, SimpleGrid, Skeleton } from '@practice/ui';

const CARDS = 6;

/** The sentence and the cards, while they are measured for the first time. */
export function HealthSkeleton() {
  return (
    <Box role="status" aria-label="Sistem durumu ölçülüyor">
      <Skeleton height="16" mb="4" borderRadius="md" />
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="3">
        {Array.from({ length: CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Skeleton key={index} height="11rem" borderRadius="md" />
        ))}
      </SimpleGrid>
    </Box>
  );
}
