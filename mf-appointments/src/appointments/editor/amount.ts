const written = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Reads an amount as people in Turkey type it: `1.250,00`, `1250,5`, `1.250`, also `1250.50`. Null when it is none or
 * nothing. Dots in groups of three are thousands.
 */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[\s₺]|TL$/giu, '');
  const hasGroups = compact.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(compact);
  const plain = hasGroups ? compact.replaceAll('.', '').replace(',', '.') : compact;
  const amount = Number.parseFloat(plain);
  return Number.isFinite(amount) ? amount : null;
}

/** `1.250,00`, or '' for nothing. */
export function writeAmount(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : written.format(amount);
}
