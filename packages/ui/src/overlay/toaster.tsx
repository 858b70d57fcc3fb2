import { Box, Flex, Icon, IconButton, type SystemStyleObject } from '@practice/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Toast, type ToastTone, toast, toastDurations, toastStore } from './toast.ts';

/**
 * Shows the messages of `toast`; rendered once, by the shell. The live regions are always rendered, as screen readers
 * announce only changes inside existing regions: successes politely, errors at once.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <Box css={regionStyle}>
      <Box role="status" aria-live="polite">
        {shown && shown.tone !== 'error' ? <ToastCard key={shown.id} shown={shown} /> : null}
      </Box>
      <Box role="alert">{shown?.tone === 'error' ? <ToastCard key={shown.id} shown={shown} /> : null}</Box>
    </Box>
  );
}

function ToastCard({ shown }: { shown: Toast }) {
  const { id, tone, title, description } = shown;
  const [isPaused, setIsPaused] = useState(false);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => toast.dismiss(id), toastDurations[tone]);
    return () => clearTimeout(timer);
  }, [id, tone, isPaused]);

  function close() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    toast.dismiss(id);
  }

  return (
    <Flex
      css={cardStyle}
      data-tone={tone}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={(event) => {
        setIsPaused(true);
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      }}
      onBlur={() => setIsPaused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Box color={toneColors[tone]} fontSize="xl" mt="0.5">
        <Icon>{toneIcons[tone]}</Icon>
      </Box>
      <Box flex="1" minW="0">
        <Box fontWeight="semibold" lineHeight="snug">
          {title}
        </Box>
        {description ? (
          <Box color="fg.muted" fontSize="sm" lineHeight="normal" mt="1">
            {description}
          </Box>
        ) : null}
      </Box>
      <IconButton aria-label="Bildirimi kapat" onClick={close} my="-2.5" me="-2.5" flexShrink="0">
        <Icon>
          <path d="M7 7l10 10M17 7 7 17" />
        </Icon>
      </IconButton>
    </Flex>
  );
}

const toneColors: Record<ToastTone, string> = {
  success: 'status.confirmed.fg',
  error: 'fg.error',
  warning: 'status.pending.fg',
  info: 'status.completed.fg',
};

const toneIcons: Record<ToastTone, React.ReactNode> = {
  success: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8.2 12.4 2.6 2.6 5-5.4" />
    </>
  ),
  error: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 3 20h18Z" strokeLinejoin="round" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </>
  ),
};

const regionStyle: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'toast',
  insetInline: '4',
  bottom: 'calc({spacing.4} + env(safe-area-inset-bottom) + var(--p-bottom-bar, 0px))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'stretch', md: 'flex-end' },
  pointerEvents: 'none',
};

const cardStyle: SystemStyleObject = {
  pointerEvents: 'auto',
  gap: '3',
  width: 'full',
  maxW: { md: 'sm' },
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'raised',
  '--from': '0, 0.75rem',
  animation: 'slide 200ms {easings.out}',
};
