import { Box, chakra, Flex, Heading, type SystemStyleObject, Text } from '@practice/ui';
import { useModal } from '@practice/ui/overlay';
import { type ReactNode, useEffect, useId } from 'react';
import { PracticeLogo } from '../frame/practice-logo.tsx';

type Props = {
  title?: string;
  /** The practice's name. */
  siteName: string;
  /** Above the form: why the password is asked for during work. */
  intro?: ReactNode;
  /** The dialog is over a screen with records, which are hidden from bystanders. */
  isOverWork?: boolean;
  footer: ReactNode;
  children: ReactNode;
};

/** The dialog of the sign-in form. Esc and a press outside do not close it, as there is nothing to go back to. */
export function LoginDialog({ title = 'Admin Girişi', siteName, intro, isOverWork = false, footer, children }: Props) {
  const { ref } = useModal({ open: true, onClose: () => {} });
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    // Browsers without `closedby` close on a second Esc even if the first was cancelled.
    const reopen = () => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal();
    };
    dialog?.addEventListener('close', reopen);
    return () => dialog?.removeEventListener('close', reopen);
  }, [ref]);

  return (
    <chakra.dialog
      ref={ref}
      {...{ closedby: 'none' }}
      aria-labelledby={`${id}-title`}
      css={[dialogStyle, isOverWork ? overWorkStyle : beforeWorkStyle]}
    >
      <Box p={{ base: '6', md: '8' }}>
        <Flex align="center" gap="3" mb="6">
          <Flex css={markStyle} flexShrink="0">
            <PracticeLogo boxSize="6" />
          </Flex>
          <Box minW="0">
            <Heading as="h1" size="lg" id={`${id}-title`}>
              {title}
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              {siteName}
            </Text>
          </Box>
        </Flex>
        {intro ? (
          <Text color="fg.muted" mb="5" mt="-2">
            {intro}
          </Text>
        ) : null}
        {children}
      </Box>
      <Box px={{ base: '6', md: '8' }} py="4" bg="bg.subtle" borderTopWidth="1px" color="fg.muted" fontSize="sm">
        {footer}
      </Box>
    </chakra.dialog>
  );
}

const dialogStyle: SystemStyleObject = {
  m: 'auto',
  width: 'min(100vw - 2rem, 24rem)',
  maxH: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'raised',
  '&:not([open])': { display: 'none' },
};

const beforeWorkStyle: SystemStyleObject = { '&::backdrop': { background: 'transparent' } };
const overWorkStyle: SystemStyleObject = {
  '&::backdrop': { background: '{colors.scrim}', backdropFilter: 'blur(10px)' },
};

const markStyle: SystemStyleObject = {
  boxSize: '10',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 'md',
  bg: 'pine.solid',
  color: 'pine.contrast',
};
