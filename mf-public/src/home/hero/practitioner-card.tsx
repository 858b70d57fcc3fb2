import { Badge, Box, Flex, Icon, Text } from '@practice/ui';
import type { ReactNode } from 'react';
import { Portrait } from '../../site/portrait.tsx';
import type { Settings } from '../../site/site-settings.ts';

/** Who the parent will meet: name, and title, membership and certification as far as the settings name them. */
export function PractitionerCard({ text }: { text: Settings }) {
  const name = text('about_name');
  const title = text('about_title') || text('about_subtitle');
  const [membership, certificate] = [text('about_credentials_1'), text('about_credentials_2')];
  return (
    <Flex
      position="relative"
      wrap="wrap"
      gap="4"
      align={title || membership || certificate ? 'flex-start' : 'center'}
      mt={{ base: '-8', md: '-12' }}
      mx={{ base: '0', sm: '4', lg: '0' }}
      ms={{ lg: '-8' }}
      maxW={{ base: 'none', md: '27rem' }}
      p={{ base: '4', sm: '5' }}
      data-card=""
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="raised"
    >
      <Portrait name={name} image={text('about_image')} boxSize={{ base: '14', sm: '4.5rem' }} />
      <Box flex="1 1 12rem" minW="0">
        <Text textStyle="h4">{name}</Text>
        {title ? (
          <Text color="fg.muted" fontSize="md" lineHeight="normal">
            {title}
          </Text>
        ) : null}
        {membership || certificate ? (
          <Flex as="ul" gap="2" mt="3" flexWrap="wrap">
            <Credential text={membership}>
              <circle cx="12" cy="9.5" r="5" />
              <path d="m9 14-1.5 6.5 4.5-2.5 4.5 2.500L15 14" />
            </Credential>
            <Credential text={certificate}>
              <path d="M7 3.500h7l4 4V20.500H7zM14 3.500v4h4M9.8 14l1.8 1.8 3.4-3.6" />
            </Credential>
          </Flex>
        ) : null}
      </Box>
    </Flex>
  );
}

function Credential({ text, children }: { text: string; children: ReactNode }) {
  if (text === '') return null;
  return (
    <Badge as="li" tone="pine">
      <Icon>{children}</Icon>
      <span>{text}</span>
    </Badge>
  );
}
