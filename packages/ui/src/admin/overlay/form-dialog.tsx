import { Box, Button } from '@practice/ui';
import { Modal } from '@practice/ui/overlay';
import type { FormEvent, ReactNode } from 'react';
import { DialogToasts } from './dialog-stack.tsx';
import { centered } from './modal-looks.ts';
import { useGuardedClose } from './use-guarded-close.tsx';

export type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  onSubmit: () => void;
  submitLabel: ReactNode;
  /** Of the button that closes it; 'Vazgeç' without one. */
  cancelLabel?: ReactNode;
  /** Label of the button while `isSaving`. */
  savingLabel?: ReactNode;
  isSaving?: boolean;
  /** False while there is nothing to submit. */
  canSubmit?: boolean;
  isDirty?: boolean;
  danger?: boolean;
  /** A second way to submit, beside the main button. */
  alternative?: { label: ReactNode; onSelect: () => void } | undefined;
  size?: 'md' | 'lg';
  /** The server's rejection, above the buttons. */
  problem?: ReactNode;
  children: ReactNode;
};

/**
 * A short form in a centered dialog. It starts in its first field, or in the one with `data-autofocus`; Enter submits it, and
 * closing with unsaved changes asks for confirmation.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, onSubmit, submitLabel, savingLabel, isSaving = false } = props;
  const { canSubmit = true, isDirty = false, danger = false, size = 'md', problem, alternative, children } = props;
  const { cancelLabel = 'Vazgeç' } = props;
  const { close, confirmDialog } = useGuardedClose({ isDirty: open && isDirty, onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    // React bubbles the event to an outer form around this dialog.
    event.stopPropagation();
    if (!isSaving && canSubmit) onSubmit();
  }

  return (
    <>
      <Modal
        open={open}
        onClose={close}
        look={children ? centered(size) : { ...centered(size), body: { py: '0' } }}
        title={title}
        description={description}
        onSubmit={submit}
        footer={
          <>
            {problem ? (
              <Box role="alert" flexBasis="100%" order="1" color="fg.error" fontSize="sm" fontWeight="medium">
                {problem}
              </Box>
            ) : null}
            <Button variant="outline" onClick={close}>
              {cancelLabel}
            </Button>
            {alternative ? (
              <Button variant="outline" disabled={isSaving} onClick={alternative.onSelect}>
                {alternative.label}
              </Button>
            ) : null}
            <Button
              type="submit"
              colorPalette={danger ? 'red' : 'pine'}
              disabled={!canSubmit}
              loading={isSaving}
              loadingText={savingLabel}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        {children}
        <DialogToasts />
      </Modal>
      {confirmDialog}
    </>
  );
}
