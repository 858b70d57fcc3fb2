import { Box, Flex, Text } from '@practice/ui';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** How many there are; shown beside the title. */
  count?: number | undefined;
  /** One line below the title. */
  hint?: ReactNode;
  /** At the end of the heading: a link to the section. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard with its heading. */
export function Panel({ title, count, hint, action, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" minW="0">
      <Flex align="center" gap="2" wrap="wrap" minH="8" mb={hint ? '0' : '2'}>
        <Box as="h2" id={id} fontWeight="semibold" fontSize="md">
          <span>{title}</span>
          {count ? (
            <Box as="span" color="fg.muted" fontWeight="normal" ms="2">
              {count}
            </Box>
          ) : null}
        </Box>
        {action ? <Box ms="auto">{action}</Box> : null}
      </Flex>
      {hint ? (
        <Text color="fg.muted" fontSize="sm" mb="2">
          {hint}
        </Text>
      ) : null}
      {children}
    </Box>
  );
}

/** What a panel says when there is nothing to do. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <Text color="fg.muted" fontSize="sm" py="2">
      {children}
    </Text>
  );
}
