import { chakra } from '@practice/ui';
import { Link } from '@practice/ui/router';
import type { ReactNode } from 'react';

const Styled = chakra(Link);

/** The way from a panel to the section where its records are. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Styled
      to={to}
      display="inline-flex"
      alignItems="center"
      minH="8"
      color="pine.fg"
      fontSize="sm"
      fontWeight="medium"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {children}
    </Styled>
  );
}
