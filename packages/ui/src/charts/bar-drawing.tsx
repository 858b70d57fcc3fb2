import { chakra } from '@practice/ui';
import type { BarChartProps } from './bar-chart.tsx';

/** Of the baseline below the upper edge, and of the highest bar. */
const BASE = 134;
const HEIGHT = 132;
/** Of the labels below the bars. */
const LABELS = 20;
/** The part of its column that a bar fills. */
const FILLED = 0.62;

/** The bars themselves. Columns are parts of the width in percent, so that nothing has to be measured. */
export function BarDrawing({ title, sentence, series, bars, format }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ values, limit = 0 }) => Math.max(limit, sumOf(values))));
  const column = 100 / Math.max(1, bars.length);
  const heightOf = (value: number) => (value / highest) * HEIGHT;
  return (
    <chakra.svg role="img" aria-label={`${title}: ${sentence}`} width="100%" height={`${BASE + LABELS}px`}>
      <chakra.line x1="0" x2="100%" y1={BASE} y2={BASE} stroke="border" strokeWidth="1" />
      {bars.map(({ label, name, values, limit }, index) => {
        const left = column * (index + (1 - FILLED) / 2);
        return (
          <g key={name}>
            <title>{`${name}: ${values.map((value, at) => `${series[at]?.label} ${format(value)}`).join(', ')}`}</title>
            {values.map((value, at) => (
              <chakra.rect
                key={series[at]?.label}
                x={`${left}%`}
                width={`${column * FILLED}%`}
                y={BASE - heightOf(sumOf(values.slice(0, at + 1)))}
                height={heightOf(value)}
                fill={series[at]?.color ?? 'pine.solid'}
                rx={value > 0 ? 2 : 0}
              />
            ))}
            {limit === undefined ? null : (
              <chakra.line
                x1={`${left - column * 0.08}%`}
                x2={`${left + column * (FILLED + 0.08)}%`}
                y1={BASE - heightOf(limit)}
                y2={BASE - heightOf(limit)}
                stroke="fg"
                strokeWidth="2"
              />
            )}
            <chakra.text
              x={`${column * (index + 0.5)}%`}
              y={BASE + LABELS - 5}
              textAnchor="middle"
              fill="fg.muted"
              fontSize="11px"
            >
              {label}
            </chakra.text>
          </g>
        );
      })}
    </chakra.svg>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
