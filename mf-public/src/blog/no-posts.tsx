import { Box, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { PostCover } from '../drawings/post-cover.tsx';
import { paths } from '../paths.ts';
import type { ListAddress } from './list-address.ts';

/** An empty list: nothing written yet, or nothing found, with a way on. */
export function NoPosts({ address: { category, q } }: { address: ListAddress }) {
  const isFiltered = category !== '' || q !== '';
  return (
    <Flex direction="column" align="center" textAlign="center" gap="5" py={{ base: '6', md: '10' }} role="status">
      <Box
        width="16rem"
        maxW="full"
        borderRadius="lg"
        overflow="hidden"
        css={{ '& svg': { width: '100%', height: 'auto' } }}
      >
        <PostCover category="Genel" slug="bos" />
      </Box>
      <Heading as="h2" size="md">
        {isFiltered ? 'Aradığınız gibi bir yazı bulunamadı' : 'Henüz blog yazısı bulunmamaktadır.'}
      </Heading>
      <Text color="fg.muted" maxW="narrow">
        {isFiltered
          ? 'Daha kısa ya da başka bir kelimeyle deneyebilir, bütün yazılara dönebilirsiniz.'
          : 'İlk yazılar hazırlanıyor. Aklınızda bir soru varsa görüşme talep edebilirsiniz.'}
      </Text>
      <ButtonLink to={isFiltered ? paths.blog : paths.appointment} variant={isFiltered ? 'outline' : 'solid'}>
        {isFiltered ? 'Bütün yazılar' : 'Randevu Al'}
      </ButtonLink>
    </Flex>
  );
}
