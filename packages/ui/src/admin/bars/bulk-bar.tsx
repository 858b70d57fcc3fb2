import { Box, Button, Flex, type SystemStyleObject } from '@practice/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export type BulkProgress = { done: number; total: number };

export type BulkBarProps = {
  /** Number of selected rows; the bar is shown from one on. */
  count: number;
  /** What is selected: '3 sayfa seçildi'; '3 seçili' without it. */
  noun?: string;
  onClear: () => void;
  /** Buttons and menus. */
  children: ReactNode;
  /** Set while an action runs on the selected rows. */
  progress?: BulkProgress | null;
  /** Result of the last action: '18 randevu onaylandı, 2 atlandı'. */
  result?: ReactNode;
};

/** Floats at the bottom of a list while rows are selected. */
export function BulkBar({ count, noun, onClear, children, progress, result }: BulkBarProps) {
  const isShown = count > 0 || Boolean(progress) || Boolean(result);
  const selected = noun ? `${count} ${noun} seçildi` : `${count} seçili`;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    // Toasts stand above it.
    const { style } = document.documentElement;
    style.setProperty('--p-bottom-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--p-bottom-bar');
  });

  return (
    <Box ref={bar} css={regionStyle} role="region" aria-label="Toplu işlemler" hidden={!isShown}>
      <Flex css={barStyle}>
        <Box role="status" fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {progress ? `${progress.done} / ${progress.total} işlendi` : count > 0 ? selected : null}
        </Box>
        {progress ? (
          <Box
            role="progressbar"
            aria-label="İlerleme"
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.done}
            css={trackStyle}
          >
            <Box css={fillStyle} style={{ width: `${(100 * progress.done) / Math.max(1, progress.total)}%` }} />
          </Box>
        ) : (
          <>
            {result ? <Box fontSize="sm">{result}</Box> : null}
            <Flex gap="1.5" wrap="wrap" align="center">
              {count > 0 ? children : null}
            </Flex>
            <Button variant="ghost" size="sm" onClick={onClear}>
              {count > 0 ? 'Seçimi kaldır' : 'Kapat'}
            </Button>
          </>
        )}
      </Flex>
    </Box>
  );
}

const regionStyle: SystemStyleObject = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'bar',
  display: 'flex',
  justifyContent: 'center',
  py: '3',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
};

const barStyle: SystemStyleObject = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '2',
  maxW: 'full',
  px: '3',
  py: '2',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'raised',
  pointerEvents: 'auto',
  '--from': '0, 0.5rem',
  animation: 'slide 160ms {easings.out}',
};

const trackStyle: SystemStyleObject = {
  width: '10rem',
  height: '1.5',
  bg: 'bg.subtle',
  borderRadius: 'full',
  overflow: 'hidden',
};

const fillStyle: SystemStyleObject = {
  height: 'full',
  bg: 'pine.solid',
  borderRadius: 'full',
  transitionProperty: 'width',
  transitionDuration: 'fast',
};
