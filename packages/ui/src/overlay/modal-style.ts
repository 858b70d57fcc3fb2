import type { SystemStyleObject } from '@practice/ui';

export type ModalShape = {
  placement: 'center' | 'start' | 'end' | 'bottom';
  /** At an edge `sm` leaves a strip of the page visible on phones; `md` and `lg` fill the screen there. */
  size: 'sm' | 'md' | 'lg';
};

// The back office has a darker backdrop in dark mode.
const backdrop = 'var(--p-colors-scrim, rgb(31 45 43 / 0.45))';

export function dialogStyle({ placement, size }: ModalShape, hasFooter: boolean): SystemStyleObject {
  return {
    bg: isDrawer({ placement, size }) ? 'bg' : 'bg.panel',
    color: 'fg',
    boxShadow: 'raised',
    '&:not([open])': { display: 'none' },
    '&::backdrop': { background: backdrop, animation: 'fade 180ms {easings.out}' },
    animation: 'slide 180ms {easings.out}',
    ...(placement === 'center' ? centered(size) : atEdge(placement, size)),
    // Toasts inside a sheet stay above its buttons.
    ...(hasFooter && placement !== 'center' ? { '--p-bottom-bar': '3.5rem' } : {}),
  };
}

function isDrawer({ placement, size }: ModalShape): boolean {
  return placement !== 'center' && size === 'sm';
}

function centered(size: ModalShape['size']): SystemStyleObject {
  return {
    m: 'auto',
    maxH: 'min(100dvh - 2rem, 48rem)',
    width: `min(100vw - 1.5rem, ${size === 'lg' ? '44rem' : '30rem'})`,
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'lg',
    '--from': '0, 0.5rem',
  };
}

function atEdge(placement: 'start' | 'end' | 'bottom', size: ModalShape['size']): SystemStyleObject {
  const fixed = { position: 'fixed', m: '0', maxW: 'none', maxH: 'none' } as const;
  if (placement === 'bottom') {
    return {
      ...fixed,
      insetInline: '0',
      top: 'auto',
      bottom: '0',
      width: 'full',
      maxH: 'min(85dvh, 48rem)',
      borderRadius: '{radii.lg} {radii.lg} 0 0',
      '--from': '0, 2rem',
    };
  }
  const isStart = placement === 'start';
  return {
    ...fixed,
    insetBlock: '0',
    insetInlineStart: isStart ? '0' : 'auto',
    insetInlineEnd: isStart ? 'auto' : '0',
    height: '100dvh',
    '--from': isStart ? '-2rem, 0' : '2rem, 0',
    ...(size === 'sm'
      ? {
          width: 'min(100vw - 2.5rem, 24rem)',
          borderRadius: isStart ? '0 {radii.lg} {radii.lg} 0' : '{radii.lg} 0 0 {radii.lg}',
        }
      : {
          width: { base: '100vw', md: `min(${size === 'lg' ? '46rem' : '34rem'}, 100vw)` },
          borderInlineStartWidth: { base: '0', md: '1px' },
        }),
  };
}

export const panelStyle: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  maxH: 'inherit',
};

type HeaderOptions = { hasTabs: boolean; isConfirmation: boolean };

export function headerStyle(shape: ModalShape, { hasTabs, isConfirmation }: HeaderOptions): SystemStyleObject {
  const hasLine = shape.placement !== 'center' && !isDrawer(shape) && !hasTabs;
  return {
    alignItems: isDrawer(shape) ? 'center' : 'flex-start',
    gap: '2',
    ps: '5',
    pe: isConfirmation ? '5' : '3',
    pt: isConfirmation ? '4' : '3',
    pb: hasLine ? '3' : '2',
    borderBottomWidth: hasLine ? '1px' : '0',
  };
}

export function bodyStyle(shape: ModalShape): SystemStyleObject {
  return {
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '5',
    pt: isDrawer(shape) ? '0' : shape.placement === 'center' ? '2' : '4',
    pb: isDrawer(shape) ? '6' : shape.placement === 'center' ? '2' : '4',
  };
}

export function footerStyle({ placement }: ModalShape): SystemStyleObject {
  const isCentered = placement === 'center';
  return {
    px: '5',
    py: isCentered ? '4' : '3',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: isCentered ? 'wrap-reverse' : 'wrap',
    borderTopWidth: isCentered ? '0' : '1px',
  };
}
