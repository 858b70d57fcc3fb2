import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { touch } from '../theme/touch.ts';

export type FilterTab = { value: string; label: string; count?: number };

export type FilterTabsProps = {
  /** Accessible name: 'Durum'. */
  label: string;
  tabs: readonly FilterTab[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice of one filter as a row of buttons, which scrolls sideways when it is too long. */
export function FilterTabs({ label, tabs, value, onChange }: FilterTabsProps) {
  return (
    <Box role="group" aria-label={label} css={rowStyle}>
      {tabs.map((tab) => (
        <chakra.button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          css={tabStyle}
        >
          <span>{tab.label}</span>
          {tab.count === undefined ? null : (
            <Box as="span" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
              {tab.count}
            </Box>
          )}
        </chakra.button>
      ))}
    </Box>
  );
}

const rowStyle: SystemStyleObject = {
  display: 'inline-flex',
  maxW: 'full',
  minW: '0',
  gap: '0.5',
  p: '0.5',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderRadius: 'sm',
  overflowX: 'auto',
  scrollbarWidth: 'none',
};

const tabStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  flexShrink: '0',
  minH: '7',
  [touch]: { minH: '9' },
  px: '2.5',
  borderRadius: 'xs',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: 'fg' },
  '&[aria-pressed=true]': { bg: 'bg.panel', color: 'fg', boxShadow: '0 0 0 1px {colors.border}' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
};
