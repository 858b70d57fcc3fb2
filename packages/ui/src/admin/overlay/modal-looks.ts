import type { SystemStyleObject } from '@practice/ui';
import type { ModalLook } from '@practice/ui/overlay';

/** A dialog in the middle of the screen. */
export function centered(size: 'md' | 'lg'): ModalLook {
  return {
    dialog: {
      m: 'auto',
      maxH: 'min(100dvh - 2rem, 48rem)',
      width: `min(100vw - 1.5rem, ${size === 'lg' ? '44rem' : '30rem'})`,
      overflow: 'hidden',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      '--from': '0, 0.5rem',
    },
    header: { pb: '2' },
    body: bodyPadding('2'),
    // The main button is above the others where they do not fit side by side.
    footer: { flexWrap: 'wrap-reverse' },
  };
}

/** A sheet at the right edge, which fills the screen on phones. */
export function sheet(size: 'md' | 'lg', { hasTabs, hasFooter }: { hasTabs: boolean; hasFooter: boolean }): ModalLook {
  return {
    dialog: {
      position: 'fixed',
      m: '0',
      maxW: 'none',
      maxH: 'none',
      insetBlock: '0',
      insetInlineStart: 'auto',
      insetInlineEnd: '0',
      height: '100dvh',
      width: { base: '100vw', md: `min(${size === 'lg' ? '46rem' : '34rem'}, 100vw)` },
      bg: 'bg.panel',
      borderInlineStartWidth: { base: '0', md: '1px' },
      '--from': '1.5rem, 0',
      // Toasts inside stay above the buttons.
      ...(hasFooter ? { '--p-bottom-bar': '3.5rem' } : {}),
    },
    header: hasTabs ? { pb: '2' } : { borderBottomWidth: '1px' },
    body: bodyPadding('4'),
    footer: { py: '3', borderTopWidth: '1px' },
  };
}

/** Above and below the content; what sticks to its top, such as tabs, goes over it by `--body-padding`. */
function bodyPadding(space: '2' | '4'): SystemStyleObject {
  return { py: space, '--body-padding': `{spacing.${space}}` };
}
