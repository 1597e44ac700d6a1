import type { analyticsTables } from '#contract/analytics/analytics.ts';
import { exportAnalytics } from '#contract/analytics/calls.ts';
import { CsvButton } from '../../shell/csv/CsvButton.tsx';
import type { Range } from './ranges.ts';

export interface TableSource {
  range: Range;
  table: (typeof analyticsTables)[number];
}

export interface Cells {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export const CellsTable = ({ title, head, rows }: Cells & { title: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard where it is wider than the screen
  <section className="figures__scroll" aria-label={`Table: ${title}`} tabIndex={0}>
    <table className="datatable figures">
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          {head.map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label = '', ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const TableBehind = ({ title, head, rows, range, table }: Cells & TableSource & { title: string }) => (
  <div className="chart__foot">
    <details className="chart__table">
      <summary>
        Table<span className="sr">{`: ${title}`}</span>
      </summary>
      <CellsTable title={title} head={head} rows={rows} />
    </details>
    <CsvButton
      call={exportAnalytics}
      input={{ query: { ...range, table } }}
      name={`${table}-${range.from}-${range.to}`}
      label="CSV"
      describes={title}
      small
    />
  </div>
);
