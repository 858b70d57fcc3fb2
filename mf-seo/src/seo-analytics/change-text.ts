const sign = (value: number) => (value > 0 ? '+' : '−');

/** How a figure changed since it was another: `+5`, `−3`; undefined without a former one. */
export function changeText(change: number | null | undefined, unit = ''): string | undefined {
  if (change === null || change === undefined) return undefined;
  return change === 0 ? 'Değişmedi' : `${sign(change)}${Math.abs(change).toLocaleString('tr')}${unit}`;
}

/** The same in percent of the former figure; undefined when that is nothing. */
export function percentChange(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const change = Math.round(((now - before) / before) * 100);
  return change === 0 ? 'Değişmedi' : `${sign(change)}%${Math.abs(change).toLocaleString('tr')}`;
}
