import { Box, chakra, Flex, Heading, Icon, IconButton } from '@practice/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { bodyStyle, dialogStyle, footerStyle, headerStyle, type ModalShape, panelStyle } from './modal-style.ts';
import { useModal } from './use-modal.ts';

export type ModalProps = Partial<ModalShape> & {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  /** Below the title. */
  description?: ReactNode;
  /** Right of the title: a menu, a link to the next record. */
  actions?: ReactNode;
  /** Between header and content, always in view. */
  tabs?: ReactNode;
  /** Below the content, always in view: buttons. */
  footer?: ReactNode;
  /** A confirmation: no close button, and the content describes the dialog to screen readers. */
  role?: 'alertdialog';
  /** Makes the panel a form. */
  onSubmit?: (event: FormEvent) => void;
  children?: ReactNode;
};

/** A native modal dialog with header, content and footer: in the middle of the screen or at one of its edges. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, hideTitle, description, actions, tabs, footer, role, onSubmit, children } = props;
  const shape = { placement: props.placement ?? 'center', size: props.size ?? 'md' };
  const modal = useModal({ open, onClose });
  const id = useId();
  const isConfirmation = role === 'alertdialog';
  return (
    <chakra.dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={isConfirmation && children ? `${id}-text` : undefined}
      css={dialogStyle(shape, footer !== undefined)}
    >
      {open ? (
        <Panel onSubmit={onSubmit}>
          <Flex css={headerStyle(shape, { hasTabs: tabs !== undefined, isConfirmation })}>
            <Box flex="1" minW="0" py="1">
              <Heading
                as="h2"
                size={shape.size === 'sm' && !isConfirmation ? 'sm' : 'md'}
                id={`${id}-title`}
                srOnly={hideTitle}
                overflowWrap="anywhere"
              >
                {title}
              </Heading>
              {description ? (
                <Box mt="1" color="fg.muted" fontSize="sm">
                  {description}
                </Box>
              ) : null}
            </Box>
            {actions}
            {isConfirmation ? null : (
              <IconButton aria-label="Kapat" onClick={onClose}>
                <Icon>
                  <path d="M6 6l12 12M18 6 6 18" />
                </Icon>
              </IconButton>
            )}
          </Flex>
          {tabs ? (
            <Box px="5" borderBottomWidth="1px">
              {tabs}
            </Box>
          ) : null}
          {children ? (
            <Box id={`${id}-text`} css={bodyStyle(shape)} color={isConfirmation ? 'fg.muted' : undefined}>
              {children}
            </Box>
          ) : null}
          {footer ? <Flex css={footerStyle(shape)}>{footer}</Flex> : null}
        </Panel>
      ) : null}
    </chakra.dialog>
  );
}

function Panel({ onSubmit, children }: Pick<ModalProps, 'onSubmit' | 'children'>) {
  if (!onSubmit) return <chakra.div css={panelStyle}>{children}</chakra.div>;
  return (
    <chakra.form noValidate onSubmit={onSubmit} css={panelStyle}>
      {children}
    </chakra.form>
  );
}
