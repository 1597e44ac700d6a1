import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartData } from './chart-data.ts';
import { patternId } from './Patterns.tsx';

const START = { width: 640, height: 260 };
const CATEGORY_WIDTH = 128;
const ROW_HEIGHT = 40;
const tick = { fill: 'var(--ink-3)', fontSize: 13 };
const line = { stroke: 'var(--line-field)' };

interface BarsProps {
  chart: string;
  data: ChartData;
  shape: 'rows' | 'columns';
  stacked?: boolean;
}

const Tip = ({ data, index }: { data: ChartData; index: number }) => {
  const row = data.rows[index];
  if (!row) return null;
  return (
    <div className="chart__tip">
      <b>{row.label}</b>
      {data.series.map(({ key, label }) => (
        <span key={key}>{`${label}: ${(row.values[key] ?? 0).toLocaleString('en-IE')}`}</span>
      ))}
    </div>
  );
};

const tipFor =
  (data: ChartData) =>
  ({ active, label }: { active?: boolean | undefined; label?: string | number | undefined }) =>
    active ? <Tip data={data} index={Number(label)} /> : null;

/** Hidden from assistive technology, as the table behind the chart shows the same. */
export const Bars = ({ chart, data, shape, stacked = false }: BarsProps) => {
  const rows = shape === 'rows';
  const perRow = stacked ? 1 : data.series.length;
  const height = rows ? data.rows.length * ROW_HEIGHT * (perRow > 1 ? 1.5 : 1) + 32 : START.height;
  const labelOf = (index: number) => data.rows[index]?.label ?? '';
  const names = { dataKey: 'index', tick, tickLine: false, axisLine: line, tickFormatter: labelOf } as const;
  const numbers = { allowDecimals: false, tick, tickLine: false, axisLine: false } as const;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ ...START, height }}>
      <BarChart
        data={data.rows.map(({ values }, index) => ({ index, ...values }))}
        layout={rows ? 'vertical' : 'horizontal'}
        accessibilityLayer={false}
        margin={{ top: 8, right: rows ? 40 : 8, bottom: 0, left: 0 }}
        barCategoryGap={rows ? '25%' : '20%'}
      >
        <CartesianGrid vertical={rows} horizontal={!rows} stroke="var(--chart-grid)" />
        {rows ? (
          <>
            <XAxis type="number" {...numbers} />
            <YAxis type="category" width={CATEGORY_WIDTH} interval={0} {...names} />
          </>
        ) : (
          <>
            <XAxis type="category" interval="equidistantPreserveStart" minTickGap={12} {...names} />
            <YAxis type="number" width={36} {...numbers} />
          </>
        )}
        <Tooltip content={tipFor(data)} cursor={{ fill: 'var(--surface-2)' }} isAnimationActive={false} />
        {data.series.map((one) => (
          <Bar
            key={one.key}
            dataKey={one.key}
            name={one.label}
            {...(stacked && { stackId: 'all' })}
            fill={`url(#${patternId(chart, one)})`}
            stroke="var(--surface)"
            radius={3}
            maxBarSize={48}
            isAnimationActive={false}
          >
            {rows && !stacked && <LabelList dataKey={one.key} position="right" fill="var(--ink)" fontSize={14} />}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
};
