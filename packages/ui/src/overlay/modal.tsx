import { Box, chakra, Flex, Heading, Icon, IconButton, type SystemStyleObject } from '@practice/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

/** Where a modal is and how it looks: a drawer here, a centered dialog or a sheet in the back office. */
export type ModalLook = {
  dialog: SystemStyleObject;
  header?: SystemStyleObject;
  body?: SystemStyleObject;
  footer?: SystemStyleObject;
  titleSize?: 'sm' | 'md';
};

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  look: ModalLook;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean | undefined;
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
  /** Makes the panel a form, and starts in its first field. */
  onSubmit?: (event: FormEvent) => void;
  /** Starts in the first field, where the form is among the children. */
  startsInField?: boolean | undefined;
  children?: ReactNode;
};

/** A native modal dialog with header, content and footer. */
export function Modal(props: ModalProps) {
  const { open, onClose, look, title, hideTitle, description, actions, tabs, footer, role, onSubmit, children } = props;
  const { startsInField = onSubmit !== undefined } = props;
  const modal = useModal({ open, onClose, startsInField });
  const id = useId();
  const describedBy = role && children ? `${id}-text` : description ? `${id}-description` : undefined;
  return (
    <chakra.dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      css={[dialogStyle, look.dialog]}
    >
      {open ? (
        <Panel onSubmit={onSubmit}>
          <Flex align="flex-start" gap="2" ps="5" pe="3" py="3" css={look.header}>
            <Box flex="1" minW="0" py="1">
              <Heading
                as="h2"
                size={look.titleSize ?? 'md'}
                id={`${id}-title`}
                srOnly={hideTitle}
                overflowWrap="anywhere"
              >
                {title}
              </Heading>
              {description ? (
                <Box id={`${id}-description`} mt="1" color="fg.muted" fontSize="sm">
                  {description}
                </Box>
              ) : null}
            </Box>
            {actions}
            {role ? null : (
              <IconButton aria-label="Kapat" onClick={onClose}>
                <Icon>
                  <path d="M6 6l12 12M18 6 6 18" />
                </Icon>
              </IconButton>
            )}
          </Flex>
          {tabs}
          {children ? (
            <Box
              id={`${id}-text`}
              flex="1"
              minH="0"
              overflowY="auto"
              overscrollBehavior="contain"
              px="5"
              css={look.body}
            >
              {children}
            </Box>
          ) : null}
          {footer ? (
            <Flex px="5" py="4" gap="2" align="center" justify="flex-end" wrap="wrap" css={look.footer}>
              {footer}
            </Flex>
          ) : null}
        </Panel>
      ) : null}
    </chakra.dialog>
  );
}

function Panel({ onSubmit, children }: Pick<ModalProps, 'onSubmit' | 'children'>) {
  const style = { display: 'flex', flexDirection: 'column', height: 'full', maxH: 'inherit' } as const;
  if (!onSubmit) return <chakra.div css={style}>{children}</chakra.div>;
  return (
    <chakra.form noValidate onSubmit={onSubmit} css={style}>
      {children}
    </chakra.form>
  );
}

const dialogStyle: SystemStyleObject = {
  color: 'fg',
  boxShadow: 'raised',
  animation: 'slide 180ms {easings.out}',
  '&:not([open])': { display: 'none' },
  // The back office has a scrim of its own, darker in dark mode.
  '&::backdrop': {
    background: 'var(--p-colors-scrim, rgb(31 45 43 / 0.45))',
    animation: 'fade 180ms {easings.out}',
  },
};
