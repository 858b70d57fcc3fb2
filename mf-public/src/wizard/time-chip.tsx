import { Box, chakra, focusRing, type SystemStyleObject } from '@practice/ui';
import type { ReactNode } from 'react';

export function ChipGrid({ children }: { children: ReactNode }) {
  return (
    <Box display="grid" gap="2.5" gridTemplateColumns="repeat(auto-fill, minmax(5.25rem, 1fr))">
      {children}
    </Box>
  );
}

type TimeChipProps = { time: string; isChosen: boolean; onChoose: () => void };

/** One time, `HH:mm`: a native radio button, so that arrow keys move and a screen reader says "3 of 7". */
export function TimeChip({ time, isChosen, onChoose }: TimeChipProps) {
  return (
    <chakra.label css={[chipStyle, radioChipStyle]}>
      <chakra.input
        type="radio"
        name="appointmentTime"
        value={time}
        checked={isChosen}
        onChange={onChoose}
        css={{ position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' }}
      />
      <span>{time}</span>
    </chakra.label>
  );
}

export const chipStyle: SystemStyleObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minH: '12',
  px: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: 'fast',
  '&:hover': { borderColor: 'pine.fg', bg: 'pine.subtle' },
};

const radioChipStyle: SystemStyleObject = {
  '&:has(:checked)': { bg: 'pine.solid', borderColor: 'pine.solid', color: 'pine.contrast' },
  '&:has(:focus-visible)': focusRing,
  '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
};
