import { Flex, Text } from '@practice/ui';
import type { ReactNode } from 'react';
import { SectionIcon } from '../icons/section-icon.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  /** What belongs here and what to do first. */
  description?: ReactNode;
  /** Name of an icon of `SectionIcon`. */
  icon?: string;
  /** The first step: a button or a link. */
  action?: ReactNode;
};

/** The empty state of a table, a sheet or a whole section. */
export function EmptyState({ title, description, icon = 'inbox', action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="1" px="5" py="12">
      <Flex
        boxSize="10"
        mb="2"
        align="center"
        justify="center"
        borderRadius="md"
        borderWidth="1px"
        bg="bg.panel"
        color="fg.muted"
        fontSize="lg"
      >
        <SectionIcon name={icon} />
      </Flex>
      <Text fontWeight="semibold">{title}</Text>
      {description ? (
        <Text color="fg.muted" fontSize="sm" maxW="sm">
          {description}
        </Text>
      ) : null}
      {action ? <Flex mt="4">{action}</Flex> : null}
    </Flex>
  );
}
