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

const HEIGHT = 180;
/** In percent of the width: room for the figures of the lines behind. */
const LEFT = 10;
const TOP = 16;
const BOTTOM = 28;
/** With more points than these, the first and the last stand too close to the edges for a label in their middle. */
const FEW = 4;
const inTurkish = (value: number) => value.toLocaleString('tr');

/**
 * Values over time as a line, with the first and the last of them named, and all of them in a table. It is as wide as there
 * is room, and its texts have one size everywhere.
 */
export function LineChart({ label, points, heads, max, format = inTurkish }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const ticks = niceTicks(Math.min(0, ...values), Math.max(max ?? 0, ...values));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (index: number) => `${LEFT + ((100 - LEFT) * (index + 0.5)) / points.length}%`;
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const isTight = points.length > FEW;

  return (
    <Box color="pine.fg">
      <svg width="100%" height={HEIGHT} role="img" aria-label={label} fontSize="12" fill="currentColor">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} stroke="currentColor" strokeOpacity="0.2" />
            <text x="0" y={y(tick) - 4}>
              {format(tick)}
            </text>
          </g>
        ))}
        {points.slice(1).map(({ value }, index) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: two values may belong to one label
            key={index}
            x1={x(index)}
            y1={y(values[index] ?? 0)}
            x2={x(index + 1)}
            y2={y(value)}
            stroke="currentColor"
            strokeWidth="2"
          />
        ))}
        {points.map(({ label: name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may belong to one label
          <g key={index}>
            <title>{`${name}: ${format(value)}`}</title>
            <circle cx={x(index)} cy={y(value)} r="4" />
          </g>
        ))}
        <text x={x(0)} y={HEIGHT - 8} textAnchor={isTight ? 'start' : 'middle'}>
          {points[0]?.label}
        </text>
        {points.length > 1 ? (
          <text x={x(points.length - 1)} y={HEIGHT - 8} textAnchor={isTight ? 'end' : 'middle'}>
            {points.at(-1)?.label}
          </text>
        ) : null}
      </svg>
      <Box color="fg">
        <ChartTable caption={label} points={points} heads={heads} format={format} />
      </Box>
    </Box>
  );
}
