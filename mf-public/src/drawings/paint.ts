/** Paints of the drawings: the brand's own, so that a changed brand colour changes them too. */
export const paper = 'var(--p-colors-paper)';
export function pine(shade: number): string {
  return `var(--p-colors-pine-${shade})`;
}
export function apricot(shade: number): string {
  return `var(--p-colors-apricot-${shade})`;
}
export function sage(shade: number): string {
  return `var(--p-colors-sage-${shade})`;
}
