import { Box, chakra, Flex, Heading, Icon, IconButton, type SystemStyleObject } from '@practice/ui';
import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  side?: 'start' | 'end' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
};

/** Side sheet over a native modal dialog: menu on phones, records in the back office. */
export function Drawer({ open, onClose, title, hideTitle = false, side = 'end', footer, children }: DrawerProps) {
  const modal = useModal({ open, onClose });
  const titleId = useId();
  return (
    <chakra.dialog {...modal} aria-labelledby={titleId} css={[dialogStyle, sideStyles[side]]}>
      {open ? (
        <Flex direction="column" height="full" maxH="inherit">
          <Flex align="center" justify="space-between" gap="4" ps="5" pe="3" py="3" minH="16">
            <Heading as="h2" size="sm" id={titleId} srOnly={hideTitle}>
              {title}
            </Heading>
            <IconButton aria-label="Kapat" onClick={onClose} ms="auto">
              <Icon>
                <path d="M6 6l12 12M18 6 6 18" />
              </Icon>
            </IconButton>
          </Flex>
          <Box flex="1" overflowY="auto" overscrollBehavior="contain" px="5" pb="6">
            {children}
          </Box>
          {footer ? (
            <Box px="5" py="4" borderTopWidth="1px">
              {footer}
            </Box>
          ) : null}
        </Flex>
      ) : null}
    </chakra.dialog>
  );
}

export const backdropStyle: SystemStyleObject = {
  '&::backdrop': { background: 'rgb(31 45 43 / 0.45)', animation: 'fade 200ms {easings.out}' },
};

const dialogStyle: SystemStyleObject = {
  ...backdropStyle,
  position: 'fixed',
  m: '0',
  maxW: 'none',
  maxH: 'none',
  bg: 'bg',
  color: 'fg',
  boxShadow: 'raised',
  '&:not([open])': { display: 'none' },
};

const sideStyles: Record<'start' | 'end' | 'bottom', SystemStyleObject> = {
  start: sheet({ insetInlineStart: '0', insetInlineEnd: 'auto' }, '-2rem, 0', '0 {radii.lg} {radii.lg} 0'),
  end: sheet({ insetInlineStart: 'auto', insetInlineEnd: '0' }, '2rem, 0', '{radii.lg} 0 0 {radii.lg}'),
  bottom: {
    insetInline: '0',
    top: 'auto',
    bottom: '0',
    width: 'full',
    maxH: 'min(85dvh, 48rem)',
    borderRadius: '{radii.lg} {radii.lg} 0 0',
    '--from': '0, 2rem',
    animation: 'slide 250ms {easings.out}',
  },
};

function sheet(place: SystemStyleObject, from: string, borderRadius: string): SystemStyleObject {
  return {
    ...place,
    top: '0',
    bottom: '0',
    height: '100dvh',
    width: 'min(100vw - 2.5rem, 24rem)',
    borderRadius,
    '--from': from,
    animation: 'slide 250ms {easings.out}',
  };
}
