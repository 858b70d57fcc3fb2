import { Box, Flex, Heading, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import { paths } from '../paths.ts';
import { Portrait } from '../site/portrait.tsx';
import type { Settings } from '../site/site-settings.ts';

/** Whom the family will meet. */
export function PractitionerNote({ text }: { text: Settings }) {
  const name = text('about_name');
  return (
    <Flex
      as="section"
      aria-labelledby="practitioner"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      gap={{ base: '4', sm: '6' }}
      mb={{ base: '10', md: '14' }}
    >
      <Portrait name={name} image={text('about_image')} boxSize={{ base: '20', md: '24' }} />
      <Box>
        <Heading as="h2" size="md" id="practitioner">
          {name}
        </Heading>
        <Text color="fg.muted">{text('about_title') || text('about_subtitle')}</Text>
        <TextLink to={paths.about} display="inline-flex" alignItems="center" minH="target">
          Eğitimi ve çalışma biçimi
        </TextLink>
      </Box>
    </Flex>
  );
}
