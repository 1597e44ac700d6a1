import { type ReactNode, useId } from 'react';
import { Bars } from './Bars.tsx';
import { type ChartData, sumOf } from './chart-data.ts';
import { Legend, Patterns } from './Patterns.tsx';
import { TableBehind, type TableSource } from './TableBehind.tsx';

interface ChartBoxProps extends TableSource {
  title: string;
  lead: ReactNode;
  data: ChartData;
  shape: 'rows' | 'columns';
  stacked?: boolean;
}

const DRAWN_MAX = 12;

const cellsOf = ({ rowName, columns, series, rows }: ChartData) => {
  const shown = columns ?? series;
  return {
    head: [rowName, ...shown.map(({ label }) => label)],
    rows: rows.map(({ label, values }) => [
      label,
      ...shown.map(({ key }) => (values[key] ?? 0).toLocaleString('en-IE')),
    ]),
  };
};

export const ChartBox = ({ title, lead, data, shape, stacked = false, range, table }: ChartBoxProps) => {
  const chart = useId().replace(/[^\w-]/g, '');
  const drawn = shape === 'rows' ? { ...data, rows: data.rows.slice(0, DRAWN_MAX) } : data;
  return (
    <section className="box chart" aria-labelledby={`${chart}-title`}>
      <div className="box__head">
        <div>
          <h2 id={`${chart}-title`}>{title}</h2>
          <p>{lead}</p>
        </div>
        <Legend chart={chart} series={data.series} />
      </div>
      <div className="box__body">
        <Patterns chart={chart} series={data.series} />
        {sumOf(data) === 0 ? (
          <p className="hint">Nothing in these days.</p>
        ) : (
          <div className="chart__plot" aria-hidden="true">
            <Bars chart={chart} data={drawn} shape={shape} stacked={stacked} />
          </div>
        )}
        {drawn.rows.length < data.rows.length && (
          <p className="hint">{`Drawn are the ${DRAWN_MAX} with the most; the table has all ${data.rows.length}.`}</p>
        )}
        <TableBehind title={title} {...cellsOf(data)} range={range} table={table} />
      </div>
    </section>
  );
};
