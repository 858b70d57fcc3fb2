import { Box } from '@practice/ui';
import type { ReactNode } from 'react';

/** Why the server refused what a form sent, said aloud; nothing while there is nothing. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {children ? (
        <Box px="3" py="2" borderRadius="sm" bg="status.cancelled.bg" color="status.cancelled.fg" fontSize="sm">
          {children}
        </Box>
      ) : null}
    </Box>
  );
}
