import { Box, Skeleton } from '@practice/ui';

/** Placeholder of the screen while it loads: categories and a group of fields. */
export function SettingsSkeleton() {
  return (
    <Box role="status" aria-busy="true" aria-label="Ayarlar yükleniyor…">
      <Skeleton height="7" width="12rem" mb="6" display="block" />
      <Box display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: '13rem minmax(0, 44rem)' }}>
        <Box display={{ base: 'none', md: 'grid' }} gap="2" alignContent="start">
          <Skeleton height="8" />
          <Skeleton height="8" />
          <Skeleton height="8" />
        </Box>
        <Box p="5" bg="bg.panel" borderWidth="1px" borderRadius="md" display="grid" gap="5">
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <Box key={line}>
              <Skeleton height="4" width="10rem" display="block" mb="2" />
              <Skeleton height="9" display="block" />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
