import { Badge, type BadgeTone, Box } from '@practice/ui';
import type { ReactNode } from 'react';

export type StatusTone = 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'unknown';

/** A status as a word with a coloured dot. Tones are named after appointment statuses; other records reuse them. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Badge tone={tone satisfies BadgeTone} whiteSpace="nowrap">
      <Box as="span" boxSize="1.5" borderRadius="full" bg="currentColor" flexShrink="0" aria-hidden="true" />
      {children}
    </Badge>
  );
}
