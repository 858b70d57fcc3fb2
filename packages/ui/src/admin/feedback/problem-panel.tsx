import { Flex, type Retry, RetryButton, Text } from '@practice/ui';
import type { ReactNode } from 'react';

export type ProblemPanelProps = { title?: ReactNode; message: ReactNode; onRetry: Retry };

/** A list or a record failed to load; the rest of the screen works. */
export function ProblemPanel({ title = 'Yüklenemedi', message, onRetry }: ProblemPanelProps) {
  return (
    <Flex role="alert" direction="column" align="center" textAlign="center" gap="1" px="5" py="12">
      <Text fontWeight="semibold">{title}</Text>
      <Text color="fg.muted" fontSize="sm" maxW="sm" textWrap="balance">
        {message}
      </Text>
      <RetryButton variant="outline" mt="4" onRetry={onRetry} />
    </Flex>
  );
}
