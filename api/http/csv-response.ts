import { type Cell, csv } from '../core/csv.ts';
import type { RawAnswer } from './route.ts';

/** What a call that answers with a table says of its answer. */
export const csvFile: RawAnswer = { contentType: 'text/csv' };

/** The answer that a browser saves as `NAME.csv`; `name` is letters, digits and hyphens. */
export const csvAnswer = (name: string, head: readonly string[], rows: Iterable<readonly Cell[]>): Response =>
  new Response(csv(head, rows), {
    headers: {
      'content-type': `${csvFile.contentType}; charset=utf-8; header=present`,
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
