import { Box, Center, Heading, Text } from '@practice/ui';
import type { Service } from './service-texts.ts';

/** The steps of a session, one below the other, with a thread between them. */
export function ServiceSteps({ steps }: { steps: Service['steps'] }) {
  return (
    <Box as="ol" listStyleType="none" maxW="3xl">
      {steps.map(({ title, text }, index) => (
        <Box as="li" key={title} css={stepStyle}>
          <Center
            aria-hidden="true"
            boxSize="11"
            borderRadius="full"
            bg="bg.tinted"
            color="pine.fg"
            fontWeight="semibold"
            position="relative"
          >
            {index + 1}
          </Center>
          <Box pt="2">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            <Text color="fg.muted" mt="1" whiteSpace="pre-line">
              {text}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const stepStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: { base: '4', md: '6' },
  pb: { base: '7', md: '9' },
  '&:last-child': { pb: '0' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: '11',
    bottom: '0',
    insetInlineStart: 'calc(1.375rem - 1px)',
    borderInlineStartWidth: '2px',
    borderColor: 'pine.100',
  },
};
