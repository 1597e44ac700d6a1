import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '#contract/calls/address.ts';
import { clockTime } from '#contract/dublin.ts';
import { addStopPhoto, reportOutcome } from '#contract/runs/calls.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import type { Run, RunStop } from '#contract/runs/runs.ts';
import { useOutbox, useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import type { NewEntry, OutboxEntry } from '../../../client/outbox/outbox-entry.ts';
import { allOf } from '../../../client/query-keys.ts';
import { outcomeLabels } from '../run-labels.ts';
import { type SheetStop, withWaiting } from './apply-waiting.ts';

export interface DriverSheet {
  runId: string;
  stops: readonly SheetStop[];
  unsent: readonly OutboxEntry[];
  /** What the server did not take, for the driver to read. */
  answered: readonly OutboxEntry[];
  dismiss: (entry: OutboxEntry) => void;
  report: (stop: RunStop, report: Omit<OutcomeReport, 'at'>) => void;
  addPhoto: (stop: RunStop, photo: File) => Promise<void>;
  isReachable: boolean;
  isDurable: boolean;
}

/** What a driver says of the stops: kept on the phone as it is tapped, and sent when there is a connection. */
export const useDriverSheet = (run: Run): DriverSheet => {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { entries, isReachable, isDurable } = useOutboxState();
  const ofRun = entries.filter(({ subject }) => subject.kind !== 'decision' && subject.runId === run.id);
  const keep = (entry: Omit<NewEntry, 'at'>, at = new Date()) => outbox.add({ ...entry, at: at.toISOString() });
  return {
    runId: run.id,
    stops: withWaiting(run, ofRun),
    unsent: ofRun.filter(({ state }) => state === 'waiting'),
    answered: ofRun.filter(({ state }) => state !== 'waiting'),
    dismiss: (entry) => {
      void outbox.remove(entry);
      void queryClient.invalidateQueries({ queryKey: allOf('runs') });
    },
    report({ donationId, name }, report) {
      const at = new Date();
      const what = [`${outcomeLabels[report.outcome].label} ${clockTime(at)}`, report.note].filter(Boolean).join(', ');
      const subject = { kind: 'stop-outcome', runId: run.id, donationId } as const;
      const json = JSON.stringify({ ...report, at: at.toISOString() });
      const path = addressOf(reportOutcome, { id: run.id, donationId });
      void keep({ subject, title: name, what, call: { method: 'PUT', path, json } }, at);
    },
    async addPhoto({ donationId, name }, photo) {
      const file = { field: 'photo', name: photo.name, type: photo.type, bytes: await photo.arrayBuffer() };
      const subject = { kind: 'stop-photo', runId: run.id, donationId } as const;
      const path = addressOf(addStopPhoto, { id: run.id, donationId });
      const call = { method: 'POST', path, file } as const;
      await keep({ subject, title: name, what: 'Photo', call });
    },
    isReachable,
    isDurable,
  };
};
