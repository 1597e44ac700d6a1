import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '#contract/dublin.ts';
import { confirmBackupsElsewhere, readLaunch } from '#contract/launch/calls.ts';
import type { LaunchKey, LaunchReport } from '#contract/launch/launch.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { LaunchList } from './LaunchList.tsx';
import { inventedHref, launchWords } from './launch-words.ts';

/** Lets somebody confirm that backups are copied to another machine, as the server cannot know. */
const BackupsElsewhere = ({ confirmed }: { confirmed: LaunchReport['backupsElsewhere'] }) => {
  const send = useSend(confirmBackupsElsewhere);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const confirm = async (areCopied: boolean) => {
    setProblem('');
    try {
      queryClient.setQueryData(keyOf(readLaunch, {}), await send({ body: { areCopied } }));
    } catch {
      setProblem('This could not be saved. Please try again.');
    }
  };
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={confirmed !== null} onChange={({ target }) => void confirm(target.checked)} />
        <span>{`They are copied to another machine${confirmed ? `: ${confirmed.by ?? 'somebody'} said so on ${longDate(confirmed.at)}` : ''}`}</span>
      </label>
      <FieldError id="backups-elsewhere-error" message={problem} />
    </>
  );
};

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
  const more = (key: LaunchKey) =>
    key === 'backups-elsewhere' ? <BackupsElsewhere confirmed={backupsElsewhere} /> : null;
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
