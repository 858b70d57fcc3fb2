/**
 * Names (without hash and extension) of the font files that every public page needs at once; the shell's build turns
 * them into `<link rel="preload">` of the hashed files. The faces themselves are in `@practice/ui/fonts.css`.
 */
export const fontPreloads = ['figtree-latin', 'figtree-turkish', 'fraunces-latin', 'fraunces-turkish'] as const;
