import { Box, chakra, Flex, Heading, Icon, type SystemStyleObject, Text } from '@practice/ui';
import { useModal } from '@practice/ui/overlay';
import { type ReactNode, useEffect, useId } from 'react';

type Props = {
  /** The practice's name. */
  siteName: string;
  /** Above the form: why it is asked in the middle of work. */
  intro?: ReactNode;
  /** Over a screen with records, which then cannot be read from afar. */
  isOverWork?: boolean;
  footer: ReactNode;
  children: ReactNode;
};

/** The dialog around the sign-in. It does not close by Esc or a press beside it: there is nothing to go back to. */
export function LoginDialog({ siteName, intro, isOverWork = false, footer, children }: Props) {
  const { ref } = useModal({ open: true, onClose: () => {} });
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    // Browsers without `closedby` close on the second Esc whatever is done about the first.
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
          <Flex css={markStyle}>
            <Icon boxSize="6">
              <path d="M4 14c5 0 8-3 8-8 5 1 8 4 8 9a7 7 0 0 1-7 6c-5 0-9-3-9-7Z" />
              <path d="M7 18c3-1 6-4 8-8" />
            </Icon>
          </Flex>
          <Box minW="0">
            <Heading as="h1" size="lg" id={`${id}-title`}>
              Admin Girişi
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
