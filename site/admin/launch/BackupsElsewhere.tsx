import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '#contract/dublin.ts';
import { confirmBackupsElsewhere, readLaunch } from '#contract/launch/calls.ts';
import type { LaunchReport } from '#contract/launch/launch.ts';
import { keyOf, useSend } from '../../client/calls.ts';
import { FieldError } from '../../ui/FieldError.tsx';

/** Lets somebody confirm that backups are copied to another machine, as the server cannot know. */
export const BackupsElsewhere = ({ said }: { said: LaunchReport['backupsElsewhere'] }) => {
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
        <input type="checkbox" checked={said !== null} onChange={({ target }) => void confirm(target.checked)} />
        <span>{`They are copied to another machine${said ? `: ${said.by ?? 'somebody'} said so on ${longDate(said.at)}` : ''}`}</span>
      </label>
      <FieldError id="backups-elsewhere-error" message={problem} />
    </>
  );
};
