import { Button, Flex, Text } from '@practice/ui';
import type { ReactNode } from 'react';

export type ProblemPanelProps = { title?: ReactNode; message: ReactNode; onRetry: () => void; isRetrying?: boolean };

/** A list or a record could not be loaded; the rest of the screen goes on working. */
export function ProblemPanel({ title = 'Yüklenemedi', message, onRetry, isRetrying = false }: ProblemPanelProps) {
  return (
    <Flex role="alert" direction="column" align="center" textAlign="center" gap="1" px="5" py="12">
      <Text fontWeight="semibold">{title}</Text>
      <Text color="fg.muted" fontSize="sm" maxW="sm">
        {message}
      </Text>
      <Button variant="outline" mt="4" onClick={onRetry} loading={isRetrying}>
        Tekrar Dene
      </Button>
    </Flex>
  );
}
