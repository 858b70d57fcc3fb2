import { accessMatrix } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { Cards } from './cards.tsx';
import { Downloads } from './downloads.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { RoleCounts } from './role-counts.tsx';

const areas = accessMatrix();

/** Who may do what: the table that the product itself goes by, so it is always true. */
export default function AccessMatrixTab() {
  return (
    <>
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-start" mb="4">
        <Text color="fg.muted" flex="1 1 20rem" maxW="44rem">
          Kimlerin hangi veriye erişebildiği ve neyi değiştirebildiği. Tablo yazılımın uyguladığı yetkilerin kendisidir:
          elle değiştirilemez, uygulamadan farklı olamaz.
        </Text>
        <Downloads />
      </Box>
      <RoleCounts />
      <MatrixTable areas={areas} />
      <Cards areas={areas} />
    </>
  );
}
