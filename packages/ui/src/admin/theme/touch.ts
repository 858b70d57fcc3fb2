/** Where fingers are used: targets are larger there. */
export const touch = '@media (pointer: coarse)';
/** From this width on there are tables and a fixed sidebar; below it cards and a drawer. */
export const desktop = '(min-width: 48rem)';
