import { Box, Text } from '@practice/ui';
import { type ReactNode, useId } from 'react';

type PartProps = { title: string; description: ReactNode; children: ReactNode };

/** A part of the tab: what it is for, and what can be done. */
export function Part({ title, description, children }: PartProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '5' }}>
      <Text as="h2" id={id} fontWeight="semibold">
        {title}
      </Text>
      <Text color="fg.muted" fontSize="sm" mt="0.5" mb="4">
        {description}
      </Text>
      {children}
    </Box>
  );
}
