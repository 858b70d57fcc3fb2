import { erasedKindLabels, MAX_EXPIRED_RECORDS } from '@practice/contracts';
import { formatCount } from '@practice/ui/admin';
import type { RetentionRunRow } from './use-retention.ts';

const YEAR = 365;

export function daysText(days: number): string {
  return `${formatCount(days)} gün`;
}

/** `yaklaşık 10 yıl`, to half a year; '' for less than one. */
export function yearsText(days: number): string {
  const years = Math.round((days / YEAR) * 2) / 2;
  return years >= 1 ? `yaklaşık ${String(years).replace('.', ',')} yıl` : '';
}

/** `3.650 gün (yaklaşık 10 yıl)`. */
export function periodText(days: number): string {
  const years = yearsText(days);
  return years ? `${daysText(days)} (${years})` : daysText(days);
}

/** How many are over; services stop counting at a number. */
export function expiredText(count: number): string {
  return `${formatCount(count)}${count >= MAX_EXPIRED_RECORDS ? '+' : ''}`;
}

/** What a run erased: `12 randevu, 3 randevu dosyası`. */
export function erasedText({ erased }: Pick<RetentionRunRow, 'erased'>): string {
  return erased
    .map(({ kind, count }) => `${formatCount(count)} ${erasedKindLabels[kind].toLocaleLowerCase('tr')}`)
    .join(', ');
}
