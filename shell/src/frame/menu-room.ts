import type { MenuLink } from '../site/site-menus.ts';

/** Widths in pixels of what stands in the header beside the menu, and of a letter, at the largest. */
const LETTER = 8.6;
const LINK_PADDING = 28;
const SUBMENU_BUTTON = 28;
const BRAND_LETTER = 11;
const BRAND_MARK = 58;
const BOOKING_AND_GAPS = 190;
/** What the header has at the breakpoints `lg` and `xl` of the theme. */
const ROOM = { lg: 944, xl: 1120 };

/**
 * Returns the breakpoint from which the header has room for its menu bar beside the practice's name in two lines; undefined
 * when even the widest header has none and the menu stays behind its button. Estimated by letters, so that the server and the
 * browser agree without measuring.
 */
export function menuBreakpoint(items: MenuLink[], name: string): 'lg' | 'xl' | undefined {
  const links = items.reduce(
    (width, { title, children }) =>
      width + title.length * LETTER + LINK_PADDING + (children.length > 0 ? SUBMENU_BUTTON : 0),
    0,
  );
  const line = Math.max(name.length / 2, ...name.split(/\s+/).map((word) => word.length));
  const needed = links + line * BRAND_LETTER + BRAND_MARK + BOOKING_AND_GAPS;
  if (needed <= ROOM.lg) return 'lg';
  return needed <= ROOM.xl ? 'xl' : undefined;
}
