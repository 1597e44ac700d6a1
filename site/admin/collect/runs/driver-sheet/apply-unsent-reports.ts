import * as z from 'zod/mini';
import { reportOutcome } from '#contract/runs/calls.ts';
import { outcomeReport } from '#contract/runs/run-changes.ts';
import type { Run, RunStop } from '#contract/runs/runs.ts';
import type { OutboxEntry } from '../../../../client/outbox/outbox-entry.ts';

export interface SheetStop extends RunStop {
  unsent: readonly OutboxEntry[];
}

const reported = z.object({ body: outcomeReport });
const reportIn = ({ call, input }: OutboxEntry) =>
  call === reportOutcome.name ? z.safeParse(reported, input).data?.body : undefined;

/** Returns the stops as if everything waiting had been sent. */
export const withUnsentReports = ({ id, stops }: Run, entries: readonly OutboxEntry[]): SheetStop[] =>
  stops.map((stop) => {
    const unsent = entries.filter(
      ({ subject, state }) =>
        state === 'waiting' &&
        'donationId' in subject &&
        subject.runId === id &&
        subject.donationId === stop.donationId,
    );
    const report = unsent.map(reportIn).find(Boolean);
    return { ...stop, ...(report && { outcome: report.outcome, note: report.note || null, at: report.at }), unsent };
  });
