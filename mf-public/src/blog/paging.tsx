import { Box, Flex, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { type ListAddress, listAddress, PAGE_SIZE } from './list-address.ts';

/** Links to the pages before and after; nothing where there is one page. */
export function Paging({ address, total }: { address: ListAddress; total: number }) {
  const last = Math.ceil(total / PAGE_SIZE);
  if (last <= 1) return null;
  const { page } = address;
  return (
    <Flex
      as="nav"
      aria-label="Sayfalar"
      align="center"
      justify="space-between"
      gap="4"
      mt={{ base: '8', md: '12' }}
      flexWrap="wrap"
    >
      <Box flex="1">
        {page > 1 ? (
          <ButtonLink rel="prev" variant="outline" to={listAddress({ ...address, page: page - 1 })}>
            Daha yeni yazılar
          </ButtonLink>
        ) : null}
      </Box>
      <Text color="fg.muted" fontSize="md">
        {`Sayfa ${page} / ${last}`}
      </Text>
      <Flex flex="1" justify="flex-end">
        {page < last ? (
          <ButtonLink rel="next" variant="outline" to={listAddress({ ...address, page: page + 1 })}>
            Daha eski yazılar
          </ButtonLink>
        ) : null}
      </Flex>
    </Flex>
  );
}
