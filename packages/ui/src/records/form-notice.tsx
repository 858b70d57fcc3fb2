import { Flex, Grid, Text } from '@practice/ui';
import type { ReactNode } from 'react';

/** What happened to a record while it is edited. */
export function FormNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      px="3"
      py="2"
      bg="status.pending.bg"
      color="status.pending.fg"
      fontSize="sm"
      borderWidth="1px"
      borderColor="status.pending.border"
      borderRadius="md"
    >
      <Text flex="1" minW="min(12rem, 100%)" fontWeight="medium">
        {text}
      </Text>
      {children}
    </Flex>
  );
}

/** Stays in view while a long form is scrolled; its shadow covers the fields in the padding above it. */
export function FormNotices({ children }: { children: ReactNode }) {
  return (
    <Grid
      position="sticky"
      top="0"
      zIndex="1"
      gap="2"
      pb="3"
      bg="bg.panel"
      boxShadow="0 -1rem 0 {colors.bg.panel}"
      _empty={{ display: 'none' }}
    >
      {children}
    </Grid>
  );
}
