import { chakra } from '@practice/ui';
import type { ReactNode } from 'react';

/** Heading of a footer column: a level-2 heading that keeps quiet. */
export function FooterTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.h2 id={id} textStyle="h4" fontFamily="body">
      {children}
    </chakra.h2>
  );
}
