import { formatCount, formatDate } from '@practice/ui/admin';
import { BarChart } from '@practice/ui/charts';
import { daysSentence, type Summary, shortDay } from './words.ts';

const MAX_BARS = 31;
/** So many labels have room below the bars on a phone. */
const LABELS = 6;

/** Visits a day; in longer ranges of several days together. */
export function DayChart({ days }: { days: Summary['days'] }) {
  const size = Math.ceil(days.length / MAX_BARS);
  const groups = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  );
  const every = Math.ceil(groups.length / LABELS);
  return (
    <BarChart
      title={size > 1 ? `Ziyaretler (${size} günlük toplamlar)` : 'Günlere göre ziyaret'}
      sentence={daysSentence(days)}
      series={[{ label: 'Ziyaret', color: 'pine.solid' }]}
      format={formatCount}
      bars={groups.map((group, index) => {
        const first = group[0]?.date ?? '';
        return {
          label: index % every === Math.floor(every / 2) ? shortDay(first) : '',
          name: size > 1 ? `${formatDate(first)} – ${formatDate(group.at(-1)?.date ?? first)}` : formatDate(first),
          values: [group.reduce((sum, { totalHits }) => sum + totalHits, 0)],
        };
      })}
    />
  );
}
