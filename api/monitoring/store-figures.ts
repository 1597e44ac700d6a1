import { EVERY } from '../store/collections.ts';
import { collectionNames } from '../store/definitions.ts';
import { isQuarantined, quarantinable } from '../store/quarantinable.ts';
import type { Store } from '../store/store.ts';
import type { Figure } from './metrics.ts';

export const countQuarantined = (store: Pick<Store, 'subscribe'>): (() => Record<string, number>) => {
  const counts: Record<string, number> = Object.fromEntries(quarantinable.map((name) => [name, 0]));
  store.subscribe((changes) => {
    for (const { collection, before, after } of changes) {
      if (counts[collection] !== undefined && before === undefined && isQuarantined(after)) counts[collection] += 1;
    }
  });
  return () => counts;
};

export const storeFigures = ({ store }: { store: Store }): Figure[] => {
  const { figures } = store.watch;
  const quarantined = countQuarantined(store);
  return [
    {
      name: 'portal_store_records',
      help: 'Records by collection.',
      kind: 'gauge',
      label: 'collection',
      read: () => Object.fromEntries(collectionNames.map((name) => [name, store.data[name].size])),
    },
    {
      name: 'portal_store_waiting_changes',
      help: 'Changes that wait to be written.',
      kind: 'gauge',
      read: () => figures().waiting,
    },
    {
      name: 'portal_store_failed_writes_total',
      help: 'Batches of changes that could not be written.',
      kind: 'counter',
      read: () => figures().failedWrites,
    },
    {
      name: 'portal_store_journal_bytes',
      help: 'Bytes of the journal since the latest compaction began.',
      kind: 'gauge',
      read: () => figures().journal?.bytes ?? null,
    },
    {
      name: 'portal_store_compactions_total',
      help: 'Compactions of the journal by outcome.',
      kind: 'counter',
      label: 'outcome',
      read: () => {
        const journal = figures().journal;
        return journal && { done: journal.compactions, failed: journal.failedCompactions };
      },
    },
    {
      name: 'portal_quarantined_records',
      help: 'Submissions in quarantine by collection.',
      kind: 'gauge',
      label: 'collection',
      read: () => Object.fromEntries(quarantinable.map((name) => [name, store.data[name].count('quarantined', EVERY)])),
    },
    {
      name: 'portal_quarantined_total',
      help: 'Submissions that went to quarantine since the start, by collection.',
      kind: 'counter',
      label: 'collection',
      read: quarantined,
    },
  ];
};
