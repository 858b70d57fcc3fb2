import { Box, Button, chakra, Flex, type SystemStyleObject } from '@practice/ui';
import { useModal } from '@practice/ui/overlay';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react';

type CalendarDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The calendar's field; on wide screens it opens below or above it. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const height = 440;
const width = 344;
const gap = 8;

/** Modal calendar: a bottom sheet on phones, beside its field elsewhere. */
export function CalendarDialog({ open, onClose, anchor, children }: CalendarDialogProps) {
  const modal = useModal({ open, onClose });
  const position = usePosition(open, anchor);
  return (
    <chakra.dialog {...modal} aria-label="Takvim" css={dialogStyle} style={position}>
      {open ? (
        <Box p="4">
          {children}
          <Flex justify="flex-end" mt="2">
            <Button variant="ghost" size="sm" onClick={onClose}>
              Kapat
            </Button>
          </Flex>
        </Box>
      ) : null}
    </chakra.dialog>
  );
}

/** Offsets of the dialog as CSS variables; used from 768 px on. */
function usePosition(open: boolean, anchor: RefObject<HTMLElement | null>): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({});
  useEffect(() => {
    if (!open) return;
    function measure() {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const fitsBelow = box.bottom + gap + height <= window.innerHeight;
      const top = fitsBelow ? box.bottom + gap : Math.max(gap, box.top - gap - height);
      const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
      setPosition({ '--top': `${top}px`, '--left': `${left}px` } as CSSProperties);
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [open, anchor]);
  return position;
}

const dialogStyle: SystemStyleObject = {
  position: 'fixed',
  m: '0',
  maxW: 'none',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'raised',
  borderWidth: '1px',
  '--from': '0, 0.5rem',
  animation: 'slide 200ms {easings.out}',
  '&:not([open])': { display: 'none' },
  '&::backdrop': { background: { base: 'rgb(31 45 43 / 0.45)', md: 'transparent' } },
  inset: { base: 'auto 0 0 0', md: 'var(--top, 20%) auto auto var(--left, 20%)' },
  width: { base: 'full', md: `${width}px` },
  borderRadius: { base: '{radii.lg} {radii.lg} 0 0', md: 'lg' },
};
