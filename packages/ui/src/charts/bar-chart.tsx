import { Box, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { useId } from 'react';
import { BarDrawing } from './bar-drawing.tsx';
import { BarTable } from './bar-table.tsx';

/** A row of values, one a bar; `color` is a colour of the theme. */
export type BarSeries = { label: string; color: string };

/** One bar, or with several series one above the other. */
export type ChartBar = {
  /** Short, below the bar. */
  label: string;
  /** Whole, in the table. */
  name: string;
  /** In the order of the series. */
  values: readonly number[];
  /** Drawn as a line over the bar: what it may come to. */
  limit?: number;
};

export type BarChartProps = {
  title: string;
  /** What the chart says, in words. */
  sentence: string;
  series: readonly BarSeries[];
  bars: readonly ChartBar[];
  /** The name of what `limit` is. */
  limitLabel?: string;
  format: (value: number) => string;
};

/** Bars with the sentence that they say and, on request, the table of their values. */
export function BarChart(props: BarChartProps) {
  const { title, sentence, series, limitLabel } = props;
  const id = useId();
  return (
    <Box as="figure" aria-labelledby={id} minW="0">
      <Box as="h3" id={id} fontWeight="semibold" fontSize="md">
        {title}
      </Box>
      <Text color="fg.muted" fontSize="sm" mb="2">
        {sentence}
      </Text>
      <BarDrawing {...props} />
      {series.length > 1 || limitLabel ? (
        <Flex wrap="wrap" gap="3" mt="1" fontSize="xs" color="fg.muted" aria-hidden="true">
          {series.map(({ label, color }) => (
            <Flex key={label} as="span" align="center" gap="1.5">
              <Box as="span" boxSize="2.5" borderRadius="xs" bg={color} />
              <span>{label}</span>
            </Flex>
          ))}
          {limitLabel ? (
            <Flex as="span" align="center" gap="1.5">
              <Box as="span" width="3" borderTopWidth="2px" borderColor="fg" />
              <span>{limitLabel}</span>
            </Flex>
          ) : null}
        </Flex>
      ) : null}
      <chakra.details mt="1" fontSize="sm">
        <chakra.summary css={summaryStyle}>Tablo olarak göster</chakra.summary>
        <BarTable {...props} />
      </chakra.details>
    </Box>
  );
}

const summaryStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '8',
  color: 'fg.muted',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:hover': { color: 'fg' },
};
