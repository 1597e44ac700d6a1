import { csvFile } from '#contract/calls/call.ts';
import { columnsOf, type RecordDescription } from '#contract/records/description.ts';
import { type Cell, csv } from '../core/csv.ts';
import { csvTime } from '../core/csv-time.ts';

/** `name` is letters, digits and hyphens, without `.csv`. */
export const csvAnswer = (name: string, head: readonly string[], rows: Iterable<readonly Cell[]>): Response =>
  new Response(csv(head, rows), {
    headers: {
      'content-type': `${csvFile.contentType}; charset=utf-8; header=present`,
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });

export interface ExtraColumn<Stored> {
  heading: string;
  cellOf(record: Stored): string | null;
}

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
