import type { WebVital, WebVitalRating } from '@practice/contracts';
import type { StatusTone } from '@practice/ui/admin';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';

export type Figure = SeoAnalyticsQuery['loadTimes']['figures'][number];

export const vitalWords: Record<WebVital, { label: string; hint: string }> = {
  LCP: { label: 'Yükleme', hint: 'En büyük içerik görünene kadar' },
  INP: { label: 'Tepki', hint: 'Dokunuştan sonra yanıt' },
  CLS: { label: 'Kayma', hint: 'Yüklenirken yer değiştirme' },
  TTFB: { label: 'İlk bayt', hint: 'Sunucunun yanıtı' },
};

export const ratingWords: Record<WebVitalRating, { label: string; tone: StatusTone }> = {
  good: { label: 'İyi', tone: 'confirmed' },
  middle: { label: 'Geliştirilmeli', tone: 'pending' },
  poor: { label: 'Kötü', tone: 'cancelled' },
};

/** `2,4 sn`, `180 ms`; a shift of the layout has no unit. */
export function figureText({ metric, value }: Figure): string {
  if (metric === 'CLS') return value.toLocaleString('tr', { maximumFractionDigits: 2 });
  return value >= 1000
    ? `${(value / 1000).toLocaleString('tr', { maximumFractionDigits: 1 })} sn`
    : `${value.toLocaleString('tr')} ms`;
}

export function figureOf(figures: readonly Figure[] | undefined, metric: WebVital): Figure | undefined {
  return figures?.find((figure) => figure.metric === metric);
}
