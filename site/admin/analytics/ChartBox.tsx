import { type ReactNode, useId } from 'react';
import type { AnalyticsQuery, analyticsTables } from '#contract/analytics/analytics.ts';
import { exportAnalytics } from '#contract/analytics/calls.ts';
import { CsvButton } from '../csv/CsvButton.tsx';
import { Bars } from './Bars.tsx';
import { type ChartData, sumOf } from './chart-data.ts';
import { Legend, Patterns } from './Patterns.tsx';

interface ChartBoxProps {
  title: string;
  lead: ReactNode;
  data: ChartData;
  shape: 'rows' | 'columns';
  stacked?: boolean;
  range: AnalyticsQuery;
  table: (typeof analyticsTables)[number];
}

const DataTable = ({ title, data }: { title: string; data: ChartData }) => (
  <details className="chart__table">
    <summary>
      Table<span className="sr">{`: ${title}`}</span>
    </summary>
    <table className="datatable">
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{data.rowName}</th>
          {data.series.map(({ key, label }) => (
            <th scope="col" key={key}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {data.series.map(({ key }) => (
              <td key={key}>{(values[key] ?? 0).toLocaleString('en-IE')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** A chart with its legend, the table behind it, and the table as CSV. */
export const ChartBox = ({ title, lead, data, shape, stacked = false, range, table }: ChartBoxProps) => {
  const chart = useId().replace(/[^\w-]/g, '');
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
            <Bars chart={chart} data={data} shape={shape} stacked={stacked} />
          </div>
        )}
        <div className="chart__foot">
          <DataTable title={title} data={data} />
          <CsvButton
            call={exportAnalytics}
            input={{ query: { ...range, table } }}
            name={`${table}-${range.from}-${range.to}`}
            label="CSV"
            describes={title}
            small
          />
        </div>
      </div>
    </section>
  );
};
