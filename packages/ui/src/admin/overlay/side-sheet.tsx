import { Box } from '@practice/ui';
import { Modal } from '@practice/ui/overlay';
import type { ReactNode } from 'react';
import { DialogToasts } from './dialog-stack.tsx';
import { sheet } from './modal-looks.ts';
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
  /** Starts in the first field: for what is to be filled in rather than read. */
  startsInField?: boolean;
  children: ReactNode;
};

/** A record at the right edge, over its list; full screen on phones. */
export function SideSheet(props: SideSheetProps) {
  const { open, onClose, title, subtitle, actions, tabs, footer, size = 'md', isDirty = false, children } = props;
  const { startsInField = false } = props;
  const { close, confirmDialog } = useGuardedClose({ isDirty: open && isDirty, onClose });
  return (
    <>
      <Modal
        open={open}
        onClose={close}
        look={sheet(size, { hasTabs: Boolean(tabs), hasFooter: Boolean(footer) })}
        title={title}
        description={subtitle}
        actions={actions}
        tabs={
          tabs ? (
            <Box px="5" borderBottomWidth="1px">
              {tabs}
            </Box>
          ) : null
        }
        footer={footer}
        startsInField={startsInField}
      >
        {children}
        <DialogToasts />
      </Modal>
      {confirmDialog}
    </>
  );
}
