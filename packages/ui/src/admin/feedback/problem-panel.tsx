import { Flex, offlineTexts, type Retry, RetryButton, Text, useOnline } from '@practice/ui';
import type { ReactNode } from 'react';

export type ProblemPanelProps = { title?: ReactNode; message: ReactNode; onRetry: Retry };

/** A list or a record failed to load. Without a connection the panel says so, and retries when there is one again. */
export function ProblemPanel({ title = 'Yüklenemedi', message, onRetry }: ProblemPanelProps) {
  const isOnline = useOnline(onRetry);
  return (
    <Flex role="alert" direction="column" align="center" textAlign="center" gap="1" px="5" py="12">
      <Text fontWeight="semibold">{isOnline ? title : offlineTexts.title}</Text>
      <Text color="fg.muted" fontSize="sm" maxW="sm" textWrap="balance">
        {isOnline ? message : offlineTexts.message}
      </Text>
      <RetryButton variant="outline" mt="4" onRetry={onRetry} />
    </Flex>
  );
}
