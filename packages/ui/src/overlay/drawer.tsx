import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  side?: 'start' | 'end' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
};

/** A narrow sheet that leaves a strip of the page visible: the menu of small screens, short lists. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal placement={side} size="sm" {...props} />;
}
