import { chakra } from '@practice/ui';
import type { ReactNode } from 'react';

/** Heading of a footer column: level 2, visually quiet. */
export function FooterTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.h2 id={id} textStyle="h4" fontFamily="body">
      {children}
    </chakra.h2>
  );
}
