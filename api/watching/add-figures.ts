import { mailStates } from '#contract/mails.ts';
import type { DiskSpace } from '../core/disk-space.ts';
import type { Images } from '../images/images.ts';
import { EVERY } from '../store/collections.ts';
import { collectionNames } from '../store/definitions.ts';
import type { Store } from '../store/store.ts';
import { countQuarantined } from './count-quarantined.ts';
import type { Figure, Metrics } from './metrics.ts';
import { processFigures } from './process-figures.ts';
import type { Readiness } from './readiness.ts';
import type { RecentErrors } from './recent-errors.ts';
import type { MailFigures } from './watched-mailer.ts';

const MB = 1024 * 1024;

interface Watched {
  store: Store;
  images: Pick<Images, 'queue'>;
  space: Pick<DiskSpace, 'measure' | 'state'>;
  readiness: Readiness;
  errors: RecentErrors;
  mails: () => MailFigures;
  refusals: () => Record<string, number>;
  version: string;
  now: () => Date;
}

const bytes = (mb: number | null): number | null => mb && mb * MB;

const storeFigures = ({ store }: Watched): Figure[] => {
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
      read: () => ({
        testimonials: store.data.testimonials.count('quarantined', EVERY),
        donations: store.data.donations.count('quarantined', EVERY),
      }),
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

const machineFigures = ({ space, readiness, images, version }: Watched): Figure[] => {
  const spaceNow = async () => {
    await space.measure();
    return space.state();
  };
  return [
    {
      name: 'portal_info',
      help: 'Always 1; the version is the label.',
      kind: 'gauge',
      label: 'version',
      read: () => ({ [version]: 1 }),
    },
    {
      name: 'portal_ready',
      help: '1 while something can be written, else 0; as /api/ready.',
      kind: 'gauge',
      read: () =>
        readiness.check().then(
          () => 1,
          () => 0,
        ),
    },
    {
      name: 'portal_disk_free_bytes',
      help: 'Free space of the disk with the data.',
      kind: 'gauge',
      read: async () => bytes((await spaceNow()).freeMb),
    },
    {
      name: 'portal_disk_total_bytes',
      help: 'Size of the disk with the data.',
      kind: 'gauge',
      read: async () => bytes((await spaceNow()).totalMb),
    },
    {
      name: 'portal_disk_reserve_bytes',
      help: 'Free space below which uploads are refused; below half of it everything that grows.',
      kind: 'gauge',
      read: async () => bytes((await spaceNow()).reserveMb),
    },
    {
      name: 'portal_pictures',
      help: 'Pictures that are worked on or wait for it.',
      kind: 'gauge',
      label: 'state',
      read: () => ({ ...images.queue() }),
    },
  ];
};

const outcomeFigures = ({ store, mails, refusals, errors, now }: Watched): Figure[] => [
  {
    name: 'portal_mails_total',
    help: 'Tries to hand over a mail by outcome.',
    kind: 'counter',
    label: 'outcome',
    read: () => ({ sent: mails().sent, failed: mails().failed }),
  },
  {
    name: 'portal_outbox_mails',
    help: 'Mails in the outbox by state.',
    kind: 'gauge',
    label: 'state',
    read: () => Object.fromEntries(mailStates.map((state) => [state, store.data.mails.count('state', state)])),
  },
  {
    name: 'portal_outbox_overdue_seconds',
    help: 'For how long the first mail of the outbox has been due; 0 while none is.',
    kind: 'gauge',
    read: () => {
      const [first] = store.data.mails.page('due', EVERY, { page: 1, pageSize: 1 }).rows;
      return first ? Math.max(0, (now().getTime() - Date.parse(first.notBefore)) / 1000) : 0;
    },
  },
  {
    name: 'portal_rate_limited_total',
    help: 'What was refused because somebody asked too often, by limit.',
    kind: 'counter',
    label: 'limit',
    read: refusals,
  },
  {
    name: 'portal_logged_problems_total',
    help: 'Warnings and errors in the log by event.',
    kind: 'counter',
    label: 'event',
    read: () => Object.fromEntries(errors.counts()),
  },
];

/** Adds what the parts of the server tell about themselves. */
export const addFigures = (metrics: Metrics, watched: Watched): void => {
  const own = [...storeFigures(watched), ...machineFigures(watched), ...outcomeFigures(watched)];
  const figures = [...own, ...processFigures()];
  for (const figure of figures) metrics.add(figure);
  watched.store.watch.onWrite((seconds) => metrics.write(seconds));
};
