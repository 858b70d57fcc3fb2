import type { SystemStyleObject } from '@practice/ui';

/** Quiet stripes for times in which the practice is closed; in forced colours a border stands for them. */
export const hatched: SystemStyleObject = {
  backgroundImage:
    'repeating-linear-gradient(135deg, color-mix(in srgb, {colors.fg} 7%, transparent) 0 1px, transparent 1px 7px)',
  backgroundColor: 'color-mix(in srgb, {colors.fg} 2.5%, transparent)',
};
