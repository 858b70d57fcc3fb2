export { BarChart, type BarChartProps, type BarSeries, type ChartBar } from './bar-chart.tsx';
export { ChartTable, type ChartTableProps } from './chart-table.tsx';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export { type ChartPoint, niceTicks } from './scale.ts';
