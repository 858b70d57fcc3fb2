import type { SystemStyleObject } from '@practice/ui';

/** A panel of this screen. */
export const cardStyle: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  p: { base: '4', md: '5' },
};
