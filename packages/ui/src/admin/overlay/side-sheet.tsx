import { Box, chakra, Flex, Heading, Icon, IconButton, type SystemStyleObject } from '@practice/ui';
import { useModal } from '@practice/ui/overlay';
import { type ReactNode, useId } from 'react';
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
export function SideSheet(props: SideSheetProps) {
  const { open, onClose, title, subtitle, actions, tabs, footer, size = 'md', isDirty = false, children } = props;
  const { close, confirmDialog } = useGuardedClose({ isDirty: open && isDirty, onClose });
  const modal = useModal({ open, onClose: close });
  const titleId = useId();
  return (
    <>
      <chakra.dialog
        {...modal}
        aria-labelledby={titleId}
        css={[sheetStyle, sizes[size], footer ? toastsAboveFooter : {}]}
      >
        {open ? (
          <Flex direction="column" height="full">
            <Flex
              align="flex-start"
              gap="2"
              ps="5"
              pe="3"
              pt="3"
              pb={tabs ? '2' : '3'}
              borderBottomWidth={tabs ? '0' : '1px'}
            >
              <Box flex="1" minW="0" py="1">
                <Heading as="h2" size="md" id={titleId} overflowWrap="anywhere">
                  {title}
                </Heading>
                {subtitle ? (
                  <Box mt="0.5" color="fg.muted" fontSize="sm">
                    {subtitle}
                  </Box>
                ) : null}
              </Box>
              {actions}
              <IconButton aria-label="Kapat" onClick={close}>
                <Icon>
                  <path d="M6 6l12 12M18 6 6 18" />
                </Icon>
              </IconButton>
            </Flex>
            {tabs ? (
              <Box px="5" borderBottomWidth="1px">
                {tabs}
              </Box>
            ) : null}
            <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="5" py="4">
              {children}
            </Box>
            {footer ? (
              <Flex
                px="5"
                py="3"
                gap="2"
                align="center"
                justify="flex-end"
                wrap="wrap"
                borderTopWidth="1px"
                bg="bg.panel"
              >
                {footer}
              </Flex>
            ) : null}
            <DialogToasts />
          </Flex>
        ) : null}
      </chakra.dialog>
      {confirmDialog}
    </>
  );
}

const sheetStyle: SystemStyleObject = {
  position: 'fixed',
  m: '0',
  insetBlock: '0',
  insetInlineStart: 'auto',
  insetInlineEnd: '0',
  height: '100dvh',
  maxH: 'none',
  maxW: 'none',
  bg: 'bg.panel',
  color: 'fg',
  borderInlineStartWidth: { base: '0', md: '1px' },
  boxShadow: 'raised',
  '--from': '1.5rem, 0',
  animation: 'slide 180ms {easings.out}',
  '&:not([open])': { display: 'none' },
  '&::backdrop': { background: '{colors.scrim}', animation: 'fade 180ms {easings.out}' },
};

/** Keeps toasts off the buttons. */
const toastsAboveFooter: SystemStyleObject = { '--p-bottom-bar': '3.5rem' };

const sizes: Record<'md' | 'lg', SystemStyleObject> = {
  md: { width: { base: '100vw', md: 'min(34rem, 100vw)' } },
  lg: { width: { base: '100vw', md: 'min(46rem, 100vw)' } },
};
