import { mailStates } from '#contract/mail-admin/mails.ts';
import { EVERY } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import { type Machine, machineFigures } from './machine-figures.ts';
import type { Figure, Metrics } from './metrics.ts';
import { processFigures } from './process-figures.ts';
import type { RecentErrors } from './recent-errors.ts';
import { storeFigures } from './store-figures.ts';
import type { MailFigures } from './watched-mailer.ts';

interface Watched extends Machine {
  store: Store;
  errors: RecentErrors;
  mails: () => MailFigures;
  refusals: () => Record<string, number>;
  now: () => Date;
}

const outcomeFigures = ({ store, mails, refusals, errors, now }: Watched): Figure[] => [
  {
    name: 'portal_mails_total',
    help: 'Tries to hand over a mail by outcome.',
    kind: 'counter',
    label: 'outcome',
    read: () => ({ sent: mails().sent, written: mails().written, failed: mails().failed }),
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

export const addFigures = (metrics: Metrics, watched: Watched): void => {
  const own = [...storeFigures(watched), ...machineFigures(watched), ...outcomeFigures(watched)];
  const figures = [...own, ...processFigures()];
  for (const figure of figures) metrics.add(figure);
  watched.store.watch.onWrite((seconds) => metrics.write(seconds));
};
