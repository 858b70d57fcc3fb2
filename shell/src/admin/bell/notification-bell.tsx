import { parseUrl } from '@practice/contracts';
import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { ConfirmDialog, touch, usePopover } from '@practice/ui/admin';
import { useNotificationSettings } from '@practice/ui/back-office';
import { BellIcon } from '@practice/ui/icons';
import { useNavigate } from '@practice/ui/router';
import { useCallback, useId, useRef, useState } from 'react';
import { BellPanel } from './bell-panel.tsx';
import { useNewNotifications } from './use-new-notifications.tsx';
import { useNotificationActions, useUnreadCount } from './use-notifications.ts';

/** Above this the badge shows `99+`. */
const maxCounted = 99;

/** The bell in the header: the unread count, and the list in a popover. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = useUnreadCount(isOpen) ?? 0;
  const { enableBell } = useNotificationSettings().settings;
  const actions = useNotificationActions();
  const openAction = useOpenAction();
  const close = () => setIsOpen(false);
  const { panelProps } = usePopover<HTMLDivElement>({
    open: isOpen,
    onClose: close,
    anchor,
    placement: 'bottom-end',
    maxHeight: '38rem',
  });
  useNewNotifications(openAction);

  return (
    <>
      <chakra.button
        ref={anchor}
        type="button"
        aria-label={unread > 0 ? `Bildirimler, ${unread} okunmamış` : 'Bildirimler'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        css={buttonStyle}
      >
        <BellIcon />
        {unread > 0 && enableBell ? (
          <Box as="span" css={badgeStyle} aria-hidden="true">
            {unread > maxCounted ? `${maxCounted}+` : unread}
          </Box>
        ) : null}
      </chakra.button>
      {isOpen ? (
        <Box {...panelProps} id={id} role="dialog" aria-labelledby={`${id}-title`} css={panelStyle}>
          <BellPanel
            titleId={`${id}-title`}
            unread={unread}
            onOpen={(notification) => {
              close();
              openAction(notification);
            }}
            onClear={() => setIsClearing(true)}
          />
        </Box>
      ) : null}
      <ConfirmDialog
        open={isClearing}
        onClose={() => setIsClearing(false)}
        onConfirm={() => {
          setIsClearing(false);
          actions.clear();
        }}
        title="Tüm bildirimler silinsin mi?"
        confirmLabel="Tümünü sil"
        danger
      >
        Arşivdekiler dahil tüm bildirimleriniz silinir. Bu işlem geri alınamaz.
      </ConfirmDialog>
    </>
  );
}

const buttonStyle: SystemStyleObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '8',
  [touch]: { boxSize: '10' },
  borderRadius: 'sm',
  color: 'fg.muted',
  fontSize: 'lg',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { bg: 'bg.hover', color: 'fg' },
};

const badgeStyle: SystemStyleObject = {
  position: 'absolute',
  top: '0',
  insetEnd: '0',
  transform: 'translate(20%, -10%)',
  minW: '4',
  height: '4',
  px: '1',
  borderRadius: 'full',
  bg: 'red.solid',
  color: 'red.contrast',
  fontSize: '2xs',
  fontWeight: 'semibold',
  lineHeight: '1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
};

const panelStyle: SystemStyleObject = {
  width: 'min(26rem, calc(100vw - 1rem))',
  overflow: 'hidden',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'raised',
  '--from': '0, -0.25rem',
  animation: 'slide 140ms {easings.out}',
};

type Action = {
  actionUrl: string | null;
  metadata?: { appointmentId?: string | null; contactMessageId?: string | null } | null;
};

/**
 * Opens what a notification links to: a record of the back office in this page, even if the site is open under another
 * host than the link's; anything else in a new tab.
 */
function useOpenAction(): (action: Action) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ actionUrl, metadata }) => {
      const url = actionUrl ? parseUrl(actionUrl, location.href) : undefined;
      if (!url) return;
      const isHere = url.origin === location.origin || Boolean(metadata?.appointmentId ?? metadata?.contactMessageId);
      if (isHere && url.pathname === '/admin') navigate({ pathname: '/admin', hash: url.hash });
      else if (/^https?:$/.test(url.protocol)) open(url, '_blank', 'noopener');
    },
    [navigate],
  );
}
