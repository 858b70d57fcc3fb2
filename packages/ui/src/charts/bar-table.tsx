import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import type { BarChartProps } from './bar-chart.tsx';

/** The values of a chart, for whoever reads figures rather than bars. */
export function BarTable({ title, series, bars, limitLabel, format }: BarChartProps) {
  return (
    // A wide table scrolls by itself, and can be reached by keyboard.
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={`${title}, tablo`}>
      <chakra.table css={tableStyle}>
        <thead>
          <tr>
            <th scope="col">Dönem</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {limitLabel ? <th scope="col">{limitLabel}</th> : null}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, values, limit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={series[at]?.label}>{format(value)}</td>
              ))}
              {limitLabel ? <td>{format(limit ?? 0)}</td> : null}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

const tableStyle: SystemStyleObject = {
  width: '100%',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th, & td': { px: '2', py: '1', borderBottomWidth: '1px', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
};
