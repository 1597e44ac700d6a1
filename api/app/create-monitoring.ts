import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Deps } from '../http/deps.ts';
import { addFigures } from '../monitoring/add-figures.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import { createReadiness } from '../monitoring/readiness.ts';
import type { RecentErrors } from '../monitoring/recent-errors.ts';
import type { MailFigures } from '../monitoring/watched-mailer.ts';
import { readBackupFigures } from '../store/backup/backup-figures.ts';
import { migrations, schemaVersion } from '../store/disk/migrations/apply-migrations.ts';

interface WatchingParts extends Pick<Deps, 'store' | 'images' | 'space' | 'stopping' | 'now'> {
  errors: RecentErrors;
  metrics: Metrics | null;
  mails: () => MailFigures;
  refusals: () => Record<string, number>;
  storeKind: Monitoring['about']['storeKind'];
  dataDir: string;
}

export const createMonitoring = (parts: WatchingParts): Monitoring => {
  const { store, images, space, stopping, now, errors, metrics, mails, refusals } = parts;
  const { storeKind, dataDir } = parts;
  const { version } = packageFile;
  const readiness = createReadiness({ store, space, stopping, now });
  if (metrics) addFigures(metrics, { store, images, space, readiness, errors, mails, refusals, version, now });
  return {
    readiness,
    errors,
    mails,
    metrics,
    backups: () => readBackupFigures(join(dataDir, 'backups')),
    about: {
      version,
      node: process.versions.node,
      startedAt: now(),
      storeKind,
      storeFormat: schemaVersion(migrations),
    },
  };
};
