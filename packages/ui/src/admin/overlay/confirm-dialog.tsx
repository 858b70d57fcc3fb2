import { Box, Button } from '@practice/ui';
import { Modal, type ModalLook } from '@practice/ui/overlay';
import type { ReactNode } from 'react';
import { centered } from './modal-looks.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red confirm button, for destructive actions. */
  danger?: boolean;
  /** A second, destructive way to go on. */
  otherwise?: { label: string; onChoose: () => void };
  /** The action is running. */
  loading?: boolean;
};

/** Asks for confirmation of an action that cannot be undone. Focus starts on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Vazgeç', danger, loading } = props;
  const { otherwise } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      look={look}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {cancelLabel}
          </Button>
          {otherwise ? (
            <Button variant="outline" colorPalette="red" color="red.fg" onClick={otherwise.onChoose}>
              {otherwise.label}
            </Button>
          ) : null}
          <Button colorPalette={danger ? 'red' : 'pine'} onClick={onConfirm} loading={loading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ? <Box color="fg.muted">{children}</Box> : null}
    </Modal>
  );
}

const look: ModalLook = { ...centered('md'), header: { pt: '4', pe: '5', pb: '2' } };
