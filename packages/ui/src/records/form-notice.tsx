import { Flex, Text } from '@practice/ui';
import type { ReactNode } from 'react';

/** What happened to a record while it is edited; it stays in view while a long form is scrolled. */
export function FormNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex
      role="status"
      position="sticky"
      top="0"
      zIndex="1"
      align="center"
      gap="3"
      wrap="wrap"
      mb="3"
      px="3"
      py="2"
      bg="status.pending.bg"
      color="status.pending.fg"
      fontSize="sm"
      borderWidth="1px"
      borderColor="status.pending.border"
      borderRadius="md"
    >
      <Text flex="1" minW="12rem" fontWeight="medium">
        {text}
      </Text>
      {children}
    </Flex>
  );
}
