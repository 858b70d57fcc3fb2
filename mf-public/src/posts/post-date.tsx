import { useLongDay } from '../site/long-day.ts';

/** The day of an instant: 21 Kasım 2026. */
export function PostDate({ instant }: { instant: string }) {
  const longDay = useLongDay();
  return <time dateTime={instant}>{longDay(instant)}</time>;
}
