import { Box, Button, chakra, Flex, Heading, type SystemStyleObject } from '@practice/ui';
import { type ReactNode, useId } from 'react';
import { backdropStyle } from './drawer.tsx';
import { useModal } from './use-modal.ts';

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
  /** The action is running. */
  loading?: boolean;
};

/** Asks for confirmation of an action that cannot be undone. Focus starts on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Vazgeç', danger, loading } = props;
  const modal = useModal({ open, onClose });
  const id = useId();
  return (
    <chakra.dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      css={dialogStyle}
    >
      {open ? (
        <Box p={{ base: '5', md: '7' }}>
          <Heading as="h2" size="md" id={`${id}-title`}>
            {title}
          </Heading>
          {children ? (
            <Box id={`${id}-text`} mt="3" color="fg.muted" fontSize="md">
              {children}
            </Box>
          ) : null}
          <Flex mt="6" gap="3" justify="flex-end" wrap="wrap-reverse">
            <Button variant="outline" onClick={onClose} autoFocus>
              {cancelLabel}
            </Button>
            <Button colorPalette={danger ? 'red' : 'pine'} onClick={onConfirm} loading={loading}>
              {confirmLabel}
            </Button>
          </Flex>
        </Box>
      ) : null}
    </chakra.dialog>
  );
}

const dialogStyle: SystemStyleObject = {
  ...backdropStyle,
  m: 'auto',
  width: 'min(100vw - 2rem, 30rem)',
  bg: 'bg',
  color: 'fg',
  borderRadius: 'lg',
  boxShadow: 'raised',
  '--from': '0, 0.75rem',
  animation: 'slide 200ms {easings.out}',
  '&:not([open])': { display: 'none' },
};
