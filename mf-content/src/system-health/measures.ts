const counts = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MS = 1000;

/** `12,4 ms`; from a second on `1,2 sn`. */
export function millisecondsText(ms: number): string {
  return ms < MS ? `${counts.format(ms)} ms` : `${counts.format(ms / MS)} sn`;
}

/** `3 gün 4 saat`, `25 dakika`: how long something has been running. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'bir dakikadan az';
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const parts = days > 0 ? [unit(days, 'gün'), unit(hours, 'saat')] : [unit(hours, 'saat'), unit(minutes, 'dakika')];
  return parts.filter(Boolean).join(' ');
}

function unit(count: number, name: string): string {
  return count > 0 ? `${count} ${name}` : '';
}
