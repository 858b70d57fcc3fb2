/** Touch screens, where targets are larger. */
export const touch = '@media (pointer: coarse)';
/** From this width on: tables and a fixed sidebar; below it: cards and a drawer. */
export const desktop = '(min-width: 48rem)';
