const written = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1.250,00`, or '' for null. */
export function writeAmount(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : written.format(amount);
}
