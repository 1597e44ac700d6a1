import type { LaunchKey, LaunchReport } from '#contract/launch/launch.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { BackupsElsewhere } from './BackupsElsewhere.tsx';
import { LaunchList } from './LaunchList.tsx';
import { inventedHref, launchWords } from './launch-words.ts';

const lists = [
  { title: 'Missing', state: 'missing' },
  { title: 'Worth doing', state: 'advised' },
  { title: 'Done', state: 'done' },
] as const;

interface LaunchPointsProps {
  report: LaunchReport;
  settings: Settings;
  isShort?: boolean;
}

export const LaunchPoints = ({
  report: { items, invented, backupsElsewhere },
  settings,
  isShort,
}: LaunchPointsProps) => {
  const more = (key: LaunchKey) => (key === 'backups-elsewhere' ? <BackupsElsewhere said={backupsElsewhere} /> : null);
  const hrefOf = (of: LaunchKey) => {
    const madeUp = invented.find(({ key }) => key === of);
    return madeUp ? inventedHref(madeUp.field, settings.shops) : launchWords[of].to;
  };
  return lists
    .slice(0, isShort ? 1 : lists.length)
    .map(({ title, state }) => (
      <LaunchList
        key={state}
        title={title}
        items={items.filter((item) => item.state === state)}
        hrefOf={hrefOf}
        more={more}
      />
    ));
};
