import { webAddress } from '@practice/contracts';
import { Badge, Box, Center, Flex, Icon, Image, Text } from '@practice/ui';
import type { Settings } from '../../site/site-settings.ts';

/** Who the parent will meet: name, title, membership and certification. */
export function PractitionerCard({ text }: { text: Settings }) {
  const name = text('about_name');
  const portrait = webAddress(text('about_image'));
  return (
    <Flex
      position="relative"
      gap="4"
      align="flex-start"
      mt={{ base: '-8', md: '-12' }}
      mx={{ base: '0', sm: '4', lg: '0' }}
      ms={{ lg: '-8' }}
      maxW={{ base: 'none', md: '27rem' }}
      p={{ base: '4', sm: '5' }}
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="raised"
    >
      {portrait ? (
        <Image
          src={portrait}
          alt={name}
          width="72"
          height="72"
          boxSize={{ base: '14', sm: '4.5rem' }}
          borderRadius="full"
          flexShrink="0"
        />
      ) : (
        <Center
          aria-hidden="true"
          boxSize={{ base: '14', sm: '4.5rem' }}
          flexShrink="0"
          borderRadius="full"
          bg="bg.tinted"
          color="pine.fg"
          textStyle="h3"
        >
          {initials(name)}
        </Center>
      )}
      <Box minW="0">
        <Text textStyle="h4">{name}</Text>
        <Text color="fg.muted" fontSize="md" lineHeight="normal">
          {text('about_title') || text('about_subtitle')}
        </Text>
        <Flex as="ul" gap="2" mt="3" flexWrap="wrap">
          <Badge as="li" tone="pine">
            <Icon>
              <circle cx="12" cy="9.5" r="5" />
              <path d="m9 14-1.5 6.5 4.5-2.5 4.5 2.500L15 14" />
            </Icon>
            {text('about_credentials_1')}
          </Badge>
          <Badge as="li" tone="pine">
            <Icon>
              <path d="M7 3.500h7l4 4V20.500H7zM14 3.500v4h4M9.8 14l1.8 1.8 3.4-3.6" />
            </Icon>
            {text('about_credentials_2')}
          </Badge>
        </Flex>
      </Box>
    </Flex>
  );
}

/** First letters of the last two words: titles stand before a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('')
    .toLocaleUpperCase('tr');
}
