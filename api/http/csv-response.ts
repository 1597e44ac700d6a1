import { csvFile } from '#contract/calls/call.ts';
import { columnsOf, type RecordDescription } from '#contract/records/description.ts';
import { type Cell, csv } from '../core/csv.ts';
import { csvTime } from '../core/csv-time.ts';

/** The answer that a browser saves as `NAME.csv`; `name` is letters, digits and hyphens. */
export const csvAnswer = (name: string, head: readonly string[], rows: Iterable<readonly Cell[]>): Response =>
  new Response(csv(head, rows), {
    headers: {
      'content-type': `${csvFile.contentType}; charset=utf-8; header=present`,
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });

/** A column of what is worked out from a record. */
export interface ExtraColumn<Stored> {
  heading: string;
  cellOf(record: Stored): string | null;
}

/** Records as a table, in the columns of their description, then in others; accounts are written by the names that stand in them. */
export const recordsCsv = <Stored>(
  name: string,
  description: RecordDescription<Stored>,
  records: readonly Stored[],
  extra: readonly ExtraColumn<Stored>[] = [],
): Response => {
  const columns = [...columnsOf(description), ...extra.map((column) => ({ ...column, is: 'text' as const }))];
  const rows = records.map((record) =>
    columns.map(({ is, cellOf }) => {
      const cell = cellOf(record);
      if (is === 'yes-no') return cell ? 'yes' : 'no';
      if (is === 'phone' && cell) return { phone: String(cell) };
      return is === 'time' && cell ? csvTime(String(cell)) : cell;
    }),
  );
  return csvAnswer(
    name,
    columns.map(({ heading }) => heading),
    rows,
  );
};
