import { Modal } from '@practice/ui/overlay';
import type { ReactNode } from 'react';
import { DialogToasts } from './dialog-stack.tsx';
import { useGuardedClose } from './use-guarded-close.tsx';

export type SideSheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Below the title: a status, a date. */
  subtitle?: ReactNode;
  /** Right of the title: a menu, a link to the next record. */
  actions?: ReactNode;
  /** Between title and content, always in view: tabs. */
  tabs?: ReactNode;
  /** At the bottom, always in view: a form's buttons. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** Whether it has unsaved changes: closing it and leaving the section then ask for confirmation. */
  isDirty?: boolean;
  children: ReactNode;
};

/** A record at the right edge, over its list; full screen on phones. */
export function SideSheet({ open, onClose, subtitle, isDirty = false, children, ...props }: SideSheetProps) {
  const { close, confirmDialog } = useGuardedClose({ isDirty: open && isDirty, onClose });
  return (
    <>
      <Modal open={open} onClose={close} placement="end" description={subtitle} {...props}>
        {children}
        <DialogToasts />
      </Modal>
      {confirmDialog}
    </>
  );
}
