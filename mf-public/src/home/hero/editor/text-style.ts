import type { SystemStyleObject } from '@practice/ui';

/** Looks like the text that it stands for. */
export const textStyle: SystemStyleObject = {
  display: 'inline-block',
  m: '0',
  p: '0',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  textWrap: 'inherit',
  borderRadius: 'sm',
  outlineOffset: '4px',
};
