import { Box, Button, chakra, Flex, Heading, Icon, IconButton, type SystemStyleObject } from '@practice/ui';
import { useModal } from '@practice/ui/overlay';
import { type FormEvent, type ReactNode, useId } from 'react';
import { DialogToasts } from './dialog-stack.tsx';
import { useGuardedClose } from './use-guarded-close.tsx';

export type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  onSubmit: () => void;
  submitLabel: ReactNode;
  /** Label of the button while `isSaving`. */
  savingLabel?: ReactNode;
  isSaving?: boolean;
  /** False while there is nothing to submit. */
  canSubmit?: boolean;
  isDirty?: boolean;
  danger?: boolean;
  size?: 'md' | 'lg';
  /** The server's rejection, above the buttons. */
  problem?: ReactNode;
  children: ReactNode;
};

/** A short form in a centered dialog. Enter submits it; closing with unsaved changes asks for confirmation. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, onSubmit, submitLabel, savingLabel, isSaving = false } = props;
  const { canSubmit = true } = props;
  const { isDirty = false, danger = false, size = 'md', problem, children } = props;
  const { close, confirmDialog } = useGuardedClose({ isDirty: open && isDirty, onClose });
  const modal = useModal({ open, onClose: close });
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // React bubbles the event to an outer form around this dialog.
    event.stopPropagation();
    if (!isSaving && canSubmit) onSubmit();
  }

  return (
    <>
      <chakra.dialog {...modal} aria-labelledby={`${id}-title`} css={[dialogStyle, sizes[size]]}>
        {open ? (
          <chakra.form onSubmit={submit} noValidate display="flex" flexDirection="column" maxH="inherit">
            <Flex align="flex-start" gap="3" ps="5" pe="3" pt="3" pb="2">
              <Box flex="1" minW="0" py="1">
                <Heading as="h2" size="md" id={`${id}-title`}>
                  {title}
                </Heading>
                {description ? (
                  <Box mt="1" color="fg.muted" fontSize="sm">
                    {description}
                  </Box>
                ) : null}
              </Box>
              <IconButton aria-label="Kapat" onClick={close}>
                <Icon>
                  <path d="M6 6l12 12M18 6 6 18" />
                </Icon>
              </IconButton>
            </Flex>
            <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="5" py="2">
              {children}
            </Box>
            {problem ? (
              <Box role="alert" px="5" pt="2" color="fg.error" fontSize="sm" fontWeight="medium">
                {problem}
              </Box>
            ) : null}
            <Flex px="5" py="4" gap="2" justify="flex-end" wrap="wrap-reverse">
              <Button variant="outline" onClick={close}>
                Vazgeç
              </Button>
              <Button
                type="submit"
                colorPalette={danger ? 'red' : 'pine'}
                disabled={!canSubmit}
                loading={isSaving}
                loadingText={savingLabel}
              >
                {submitLabel}
              </Button>
            </Flex>
            <DialogToasts />
          </chakra.form>
        ) : null}
      </chakra.dialog>
      {confirmDialog}
    </>
  );
}

const dialogStyle: SystemStyleObject = {
  m: 'auto',
  maxH: 'min(100dvh - 2rem, 48rem)',
  overflow: 'hidden',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'raised',
  '--from': '0, 0.5rem',
  animation: 'slide 160ms {easings.out}',
  '&:not([open])': { display: 'none' },
  '&::backdrop': { background: '{colors.scrim}', animation: 'fade 160ms {easings.out}' },
};

const sizes: Record<'md' | 'lg', SystemStyleObject> = {
  md: { width: 'min(100vw - 1.5rem, 30rem)' },
  lg: { width: 'min(100vw - 1.5rem, 44rem)' },
};
