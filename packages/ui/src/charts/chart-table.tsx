import { Box, chakra } from '@practice/ui';
import type { ChartPoint } from './scale.ts';

export type ChartTableProps = {
  /** What it is a table of; read out. */
  caption: string;
  points: readonly ChartPoint[];
  /** Heads of the two columns. */
  heads: readonly [label: string, value: string];
  format: (value: number) => string;
};

/** The values of a chart as a table, behind a button: for whoever cannot see the chart or wants the figures. */
export function ChartTable({ caption, points, heads, format }: ChartTableProps) {
  return (
    <chakra.details fontSize="sm" mt="1">
      <chakra.summary cursor="pointer" color="fg.muted" py="1">
        Tablo olarak göster
      </chakra.summary>
      <chakra.table mt="1" width="full" fontVariantNumeric="tabular-nums">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <Box as="th" key={head} textAlign="start" fontWeight="medium" py="0.5">
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values may belong to one label
            <tr key={index}>
              <td>{label}</td>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  );
}
