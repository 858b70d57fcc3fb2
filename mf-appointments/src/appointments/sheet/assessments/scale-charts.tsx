import { DetailSection, formatDate } from '@practice/ui/admin';
import { LineChart } from '@practice/ui/charts';
import { type Assessment, formatScore, scaleOf } from './assessments.ts';

/** A chart for each scale by which a child was assessed more than once. */
export function ScaleCharts({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <>
      {[...byScale(assessments)].map(([scale, all]) => {
        const points = all.map(({ assessmentDate, score }) => ({
          label: formatDate(assessmentDate),
          value: score ?? 0,
        }));
        const [first, last] = [points[0], points.at(-1)];
        if (!first || !last || points.length < 2) return null;
        const sentence = `${scale}: ${first.label} tarihinde ${formatScore(first.value)}, ${last.label} tarihinde ${formatScore(last.value)} puan.`;
        return (
          <DetailSection key={scale} title={`${scale}: zaman içinde`}>
            <LineChart
              label={sentence}
              points={points}
              heads={['Tarih', 'Puan']}
              max={Math.max(...all.map(({ maxScore }) => maxScore ?? 0))}
              format={formatScore}
            />
          </DetailSection>
        );
      })}
    </>
  );
}

/** Those with a score, the oldest first. */
function byScale(assessments: readonly Assessment[]): Map<string, Assessment[]> {
  const scales = new Map<string, Assessment[]>();
  // The list has the newest first, those of one day too.
  const inTime = [...assessments]
    .reverse()
    .sort((one, other) => one.assessmentDate.localeCompare(other.assessmentDate));
  for (const each of inTime) {
    if (each.score === null || each.score === undefined) continue;
    scales.set(scaleOf(each), [...(scales.get(scaleOf(each)) ?? []), each]);
  }
  return scales;
}
