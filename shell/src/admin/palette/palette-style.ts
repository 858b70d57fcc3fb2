import type { SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';

export const paletteStyle: SystemStyleObject = {
  mx: 'auto',
  mt: 'min(14vh, 8rem)',
  mb: 'auto',
  width: 'min(100vw - 1.5rem, 38rem)',
  maxH: 'min(30rem, 80dvh)',
  overflow: 'hidden',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'raised',
  '--from': '0, -0.5rem',
  animation: 'slide 140ms {easings.out}',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: '{colors.scrim}', animation: 'fade 140ms {easings.out}' },
};

export const listStyle: SystemStyleObject = {
  flex: '1',
  minH: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: '1.5',
  '&:empty': { py: '3' },
};

export const optionStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '9',
  [touch]: { minH: '11' },
  px: '3',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'bg.selected', boxShadow: 'inset 2px 0 0 {colors.pine.solid}' },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
};
