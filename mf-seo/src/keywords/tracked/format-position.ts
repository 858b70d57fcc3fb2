const format = new Intl.NumberFormat('tr', { maximumFractionDigits: 1 });

/** An average position of search results: 3,4. */
export function formatPosition(position: number): string {
  return format.format(position);
}
