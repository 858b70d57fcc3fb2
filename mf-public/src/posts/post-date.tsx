import { longDay } from '../site/long-day.ts';

/** The day of an instant in the practice's zone: 21 Kasım 2026. */
export function PostDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{longDay(instant)}</time>;
}
