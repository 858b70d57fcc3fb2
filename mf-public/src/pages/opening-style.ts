/** The opening of a page: words, and beside or below them its drawing. */
export const openingStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 0.9fr)' },
  columnGap: { lg: '16' },
  rowGap: '10',
  alignItems: 'center',
  mt: { base: '6', md: '8' },
};
