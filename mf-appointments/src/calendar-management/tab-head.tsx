import { Box, Flex, Heading, Text } from '@practice/ui';
import type { ReactNode } from 'react';

type TabHeadProps = { title: string; description?: ReactNode; actions?: ReactNode };

/** The head of a tab, or of one of its parts. */
export function TabHead({ title, description, actions }: TabHeadProps) {
  return (
    <Flex wrap="wrap" align="center" gap="3" mb="3">
      <Box flex="1" minW="min(12rem, 100%)">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {description ? (
          <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {description}
          </Text>
        ) : null}
      </Box>
      {actions ? (
        <Flex gap="2" wrap="wrap" align="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
