import { Box, Heading, Text } from '@practice/ui';
import { type ReactNode, useId } from 'react';

/** A group of settings with one line that says what they do. */
export function Panel({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <Heading as="h2" size="sm" id={id}>
        {title}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {description}
      </Text>
      {children}
    </Box>
  );
}
