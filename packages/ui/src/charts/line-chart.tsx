import { Box } from '@practice/ui';
import { ChartTable } from './chart-table.tsx';
import { type ChartPoint, niceTicks } from './scale.ts';

export type LineChartProps = {
  /** What it shows, in a sentence; read out in place of the drawing. */
  label: string;
  /** In the order in which they are drawn. */
  points: readonly ChartPoint[];
  /** Heads of the table's columns. */
  heads: readonly [label: string, value: string];
  /** The greatest value there can be; the greatest of the points without it. */
  max?: number;
  format?: (value: number) => string;
};

const WIDTH = 480;
const HEIGHT = 180;
const LEFT = 44;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const inTurkish = (value: number) => value.toLocaleString('tr');

/** Values over time as a line, with the first and the last of them named, and all of them in a table. */
export function LineChart({ label, points, heads, max, format = inTurkish }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const ticks = niceTicks(Math.min(0, ...values), Math.max(max ?? 0, ...values));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (index: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (index + 0.5)) / points.length;
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const path = values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  const ends = new Set([0, points.length - 1]);

  return (
    <Box color="pine.fg">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        role="img"
        aria-label={label}
        fontSize="12"
        fill="currentColor"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} stroke="currentColor" strokeOpacity="0.2" />
            <text x={LEFT - 8} y={y(tick)} textAnchor="end" dominantBaseline="middle">
              {format(tick)}
            </text>
          </g>
        ))}
        <polyline points={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        {points.map(({ label: name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may belong to one label
          <g key={index}>
            <circle cx={x(index)} cy={y(value)} r="4" />
            {ends.has(index) ? (
              <text x={x(index)} y={HEIGHT - 8} textAnchor="middle">
                {name}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <Box color="fg">
        <ChartTable caption={label} points={points} heads={heads} format={format} />
      </Box>
    </Box>
  );
}
