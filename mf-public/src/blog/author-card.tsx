import { Box, Flex, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { paths } from '../paths.ts';
import { Portrait } from '../site/portrait.tsx';
import type { Settings } from '../site/site-settings.ts';

/** Who wrote a post, and one next step. Portrait and title are the practitioner's own. */
export function AuthorCard({ author, text }: { author: string; text: Settings }) {
  const isPractitioner = author === text('about_name');
  return (
    <Flex
      as="aside"
      aria-label="Yazar"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      gap="5"
      p={{ base: '5', md: '7' }}
      bg="bg.subtle"
      borderRadius="lg"
    >
      <Portrait name={author} image={isPractitioner ? text('about_image') : ''} boxSize="20" />
      <Box flex="1">
        <Text textStyle="h4">{author}</Text>
        {isPractitioner ? (
          <Text color="fg.muted" fontSize="md">
            {text('about_title') || text('about_subtitle')}
          </Text>
        ) : null}
        <Text fontSize="md" mt="2">
          Okuduklarınız çocuğunuzu hatırlattıysa, birlikte konuşabiliriz.
        </Text>
      </Box>
      <ButtonLink to={paths.appointment}>Randevu Al</ButtonLink>
    </Flex>
  );
}
