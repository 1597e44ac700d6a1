import type { BackupFigures } from '../store/backup/backup-figures.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import type { RecentErrors } from './recent-errors.ts';
import type { MailFigures } from './watched-mailer.ts';

/** What the server knows about itself, for who looks after it. */
export interface Monitoring {
  readiness: Readiness;
  errors: RecentErrors;
  mails: () => MailFigures;
  backups: () => Promise<BackupFigures>;
  /** Null while METRICS_TOKEN is not set. */
  metrics: Metrics | null;
  about: {
    version: string;
    /** The version of Node. */
    node: string;
    startedAt: Date;
    storeKind: 'files' | 'database';
    /** The version of the format of the records. */
    storeFormat: number;
  };
}
