import { useId } from 'react';
import type { HealthReport, HealthState } from '#contract/health/health.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { backupFacts, backupFigure, diskFacts, mailFacts, pictureFacts, portalFacts, storeFacts } from './facts.ts';
import { adviseBackups, adviseDisk, adviseMail, advisePictures, advisePortal, adviseStore } from './fault-advice.ts';
import { counted, diskSize } from './figures.ts';
import { fileSize } from './file-size.ts';

const badges = {
  good: { tone: 'ok', icon: 'check', label: 'Good' },
  look: { tone: 'wait', icon: 'eye', label: 'Look at it' },
  broken: { tone: 'bad', icon: 'circle-alert', label: 'Broken' },
} as const satisfies Record<HealthState, object>;

interface HealthCardProps {
  title: string;
  icon: IconName;
  state: HealthState;
  figure: string;
  advice: string | null;
  children: Elements;
}

const HealthCard = ({ title, icon, state, figure, advice, children }: HealthCardProps) => {
  const heading = useId();
  const { tone, icon: sign, label } = badges[state];
  return (
    <section className={`hcard hcard--${state}`} aria-labelledby={heading}>
      <header>
        <Icon name={icon} />
        <h2 id={heading}>{title}</h2>
        <Badge tone={tone} icon={sign}>
          {label}
        </Badge>
      </header>
      <p className="big">{figure}</p>
      {advice && <p className="advice">{advice}</p>}
      {children}
    </section>
  );
};

const Facts = ({ of }: { of: readonly string[] }) =>
  of.map((fact) => (
    <p key={fact} className="mini">
      {fact}
    </p>
  ));

const UsedBar = ({ freeMb, totalMb }: HealthReport['disk']) => {
  if (freeMb === null || totalMb === null || totalMb === 0) return null;
  const used = Math.min(100, Math.round((1 - freeMb / totalMb) * 100));
  return (
    <div className="usedbar" role="img" aria-label={`${used} per cent used`}>
      <i style={{ width: `${used}%` }} />
    </div>
  );
};

const recordsIn = (records: HealthReport['store']['records']) =>
  Object.values(records).reduce((sum, count) => sum + count, 0);

export const HealthCards = ({ report }: { report: HealthReport }) => {
  const { at, backups, disk, mail, store, pictures, portal } = report;
  return (
    <div className="hgrid">
      <HealthCard
        title="Backups"
        icon="archive"
        state={backups.state}
        figure={backupFigure(backups, at)}
        advice={adviseBackups(backups)}
      >
        <Facts of={backupFacts(backups, fileSize)} />
      </HealthCard>
      <HealthCard
        title="Disk"
        icon="hard-drive"
        state={disk.state}
        figure={disk.freeMb === null ? 'Not known' : `${diskSize(disk.freeMb)} free`}
        advice={adviseDisk(disk)}
      >
        <UsedBar {...disk} />
        <Facts of={diskFacts(disk)} />
      </HealthCard>
      <HealthCard
        title="Mail"
        icon="mail"
        state={mail.state}
        figure={mail.hasServer ? `${mail.sent.toLocaleString('en-IE')} sent` : 'Sent to nobody'}
        advice={adviseMail(mail)}
      >
        <Facts of={mailFacts(mail, at)} />
      </HealthCard>
      <HealthCard
        title="Store"
        icon="database"
        state={store.state}
        figure={counted(recordsIn(store.records), 'record')}
        advice={adviseStore(store)}
      >
        <Facts of={storeFacts(store)} />
      </HealthCard>
      <HealthCard
        title="Pictures"
        icon="images"
        state={pictures.state}
        figure={`${pictures.waiting.toLocaleString('en-IE')} in the queue`}
        advice={advisePictures(pictures)}
      >
        <Facts of={pictureFacts(pictures)} />
      </HealthCard>
      <HealthCard
        title="Version"
        icon="package"
        state={portal.state}
        figure={portal.version}
        advice={advisePortal(portal)}
      >
        <Facts of={portalFacts(portal, store.format, at)} />
      </HealthCard>
    </div>
  );
};
