import { Box, Center, Flex, Heading, Text } from '@practice/ui';
import type { ReactNode } from 'react';

type ChannelCardProps = {
  icon: ReactNode;
  title: string;
  /** What it is good for. */
  purpose: string;
  /** How soon one hears back. */
  reply: string;
  /** The way there: a button. */
  children: ReactNode;
};

/** A way to reach the practice. */
export function ChannelCard({ icon, title, purpose, reply, children }: ChannelCardProps) {
  return (
    <Flex
      as="section"
      aria-label={title}
      direction="column"
      align="flex-start"
      data-card=""
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '5', md: '7' }}
    >
      <Flex align="center" gap="3" wrap="wrap" width="full">
        <Center boxSize="11" borderRadius="full" bg="bg.tinted" color="pine.fg" fontSize="lg">
          {icon}
        </Center>
        <Heading as="h2" size="sm" flex="1 1 8rem">
          {title}
        </Heading>
      </Flex>
      <Text mt="4">{purpose}</Text>
      <Text mt="1" fontSize="md" color="fg.muted">
        {reply}
      </Text>
      <Box mt="5">{children}</Box>
    </Flex>
  );
}
