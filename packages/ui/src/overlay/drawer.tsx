import type { ReactNode } from 'react';
import { Modal, type ModalLook } from './modal.tsx';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  side?: 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
};

/** A narrow sheet that leaves a strip of the page visible: the menu of small screens, short lists. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal look={looks[side]} {...props} />;
}

const looks = { start: lookAt('start'), end: lookAt('end') };

function lookAt(side: 'start' | 'end'): ModalLook {
  const isStart = side === 'start';
  return {
    titleSize: 'sm',
    dialog: {
      position: 'fixed',
      m: '0',
      maxW: 'none',
      maxH: 'none',
      insetBlock: '0',
      insetInlineStart: isStart ? '0' : 'auto',
      insetInlineEnd: isStart ? 'auto' : '0',
      height: '100dvh',
      width: 'min(100vw - 2.5rem, 24rem)',
      bg: 'bg',
      borderRadius: isStart ? '0 {radii.lg} {radii.lg} 0' : '{radii.lg} 0 0 {radii.lg}',
      '--from': isStart ? '-2rem, 0' : '2rem, 0',
    },
    header: { alignItems: 'center' },
    body: { pb: '6' },
    footer: { borderTopWidth: '1px' },
  };
}
