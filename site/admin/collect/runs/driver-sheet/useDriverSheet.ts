import { useQueryClient } from '@tanstack/react-query';
import { clockTime } from '#contract/dublin.ts';
import { addStopPhoto, reportOutcome } from '#contract/runs/calls.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import type { Run, RunStop } from '#contract/runs/runs.ts';
import { useOutbox, useOutboxState } from '../../../../client/outbox/OutboxContext.tsx';
import type { OutboxEntry } from '../../../../client/outbox/outbox-entry.ts';
import { allOf } from '../../../../client/query-keys.ts';
import { outcomeLabels } from '../run-labels.ts';
import { type SheetStop, withUnsentReports } from './apply-unsent-reports.ts';

export interface DriverSheet {
  runId: string;
  stops: readonly SheetStop[];
  unsent: readonly OutboxEntry[];
  answered: readonly OutboxEntry[];
  dismiss: (entry: OutboxEntry) => void;
  report: (stop: RunStop, report: Omit<OutcomeReport, 'at'>) => void;
  addPhoto: (stop: RunStop, photo: File) => Promise<void>;
  isReachable: boolean;
  isDurable: boolean;
}

/** Keeps reports on the phone as they are tapped, and sends them when there is a connection. */
export const useDriverSheet = (run: Run): DriverSheet => {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { entries, isReachable, isDurable } = useOutboxState();
  const ofRun = entries.filter(({ subject }) => 'runId' in subject && subject.runId === run.id);
  return {
    runId: run.id,
    stops: withUnsentReports(run, ofRun),
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
      const input = { id: run.id, donationId, body: { ...report, at: at.toISOString() } };
      void outbox.add({ subject, title: name, what, call: reportOutcome, input, at: at.toISOString() });
    },
    async addPhoto({ donationId, name }, photo) {
      const file = { field: 'photo', name: photo.name, type: photo.type, bytes: await photo.arrayBuffer() };
      const subject = { kind: 'stop-photo', runId: run.id, donationId } as const;
      const input = { id: run.id, donationId };
      const at = new Date().toISOString();
      await outbox.add({ subject, title: name, what: 'Photo', call: addStopPhoto, input, file, at });
    },
    isReachable,
    isDurable,
  };
};
