import { chakra } from '@practice/ui';
import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <chakra.kbd
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="5"
      height="5"
      px="1"
      borderWidth="1px"
      borderRadius="xs"
      bg="bg.subtle"
      color="fg.muted"
      fontFamily="body"
      fontSize="2xs"
      fontWeight="medium"
      lineHeight="1"
    >
      {children}
    </chakra.kbd>
  );
}
