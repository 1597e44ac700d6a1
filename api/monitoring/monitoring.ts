import type { BackupFigures } from '../store/backup/backup-figures.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import type { RecentErrors } from './recent-errors.ts';
import type { MailFigures } from './watched-mailer.ts';

export interface Monitoring {
  readiness: Readiness;
  errors: RecentErrors;
  mails: () => MailFigures;
  backups: () => Promise<BackupFigures>;
  metrics: Metrics | null;
  about: {
    version: string;
    node: string;
    startedAt: Date;
    storeKind: 'files' | 'database';
    storeFormat: number;
  };
}
