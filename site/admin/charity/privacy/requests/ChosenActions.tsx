import { useState } from 'react';
import { correctForDataRequest, eraseForDataRequest, exportForDataRequest } from '#contract/privacy/calls.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { send } from '../../../../client/send.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { saveFile } from '../../../shell/csv/save-file.ts';
import { CaseNews } from './CaseNews.tsx';
import type { CaseActions } from './useCaseActions.ts';
import type { FoundState } from './useFound.ts';

type Props = { request: DataRequest; actions: CaseActions; found: FoundState };

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

const EraseDialog = ({ count, onErase, onCancel }: { count: number; onErase(): void; onCancel(): void }) => (
  <ConfirmDialog
    question={`Erase ${things(count)} for good?`}
    detail="With photos, mails, comments and stops of runs. This cannot be undone."
    confirmLabel={`Erase ${count}`}
    icon="trash-2"
    onConfirm={onErase}
    onCancel={onCancel}
  />
);

/** Handing over and erasing wait until the identity is checked; correcting does not. */
export const ChosenActions = ({ request: { id, number, identityChecked }, actions, found }: Props) => {
  const platform = usePlatform();
  const [asking, setAsking] = useState(false);
  const { attempt, busy } = actions;
  const { refs } = found;
  const exportChosen = () =>
    void attempt(
      'export',
      async () => {
        saveFile(
          await send(platform, exportForDataRequest, { id, body: { records: refs } }),
          `data-request-${number}.json`,
        );
        return undefined;
      },
      'The file is with your downloads. Please hand it over so that nobody else reads it.',
    );
  const correct = () =>
    void attempt(
      'correct',
      () => send(platform, correctForDataRequest, { id, body: { records: refs } }),
      'It is noted as corrected.',
    );
  const erase = async () => {
    setAsking(false);
    const done = await attempt(
      'erase',
      () => send(platform, eraseForDataRequest, { id, body: { records: refs } }),
      `Erased: ${things(refs.length)}.`,
    );
    if (done) found.drop(refs);
  };
  return (
    <>
      {refs.length > 0 && !identityChecked && (
        <p className="hint">Handing over and erasing wait until you have made sure who asks (1).</p>
      )}
      {refs.length > 0 && (
        <div className="row row--tight">
          {identityChecked && (
            <Button
              variant="line"
              icon="download"
              busy={busy === 'export'}
              busyLabel="Exporting"
              onClick={exportChosen}
            >{`Hand over ${refs.length} as a file`}</Button>
          )}
          <Button
            variant="line"
            icon="square-pen"
            busy={busy === 'correct'}
            busyLabel="Noting"
            onClick={correct}
          >{`Note ${refs.length} as corrected`}</Button>
          {identityChecked && (
            <Button
              variant="bad"
              icon="trash-2"
              busy={busy === 'erase'}
              busyLabel="Erasing"
              onClick={() => setAsking(true)}
            >{`Erase ${refs.length}`}</Button>
          )}
        </div>
      )}
      <CaseNews actions={actions} of={['export', 'correct', 'erase']} />
      {asking && <EraseDialog count={refs.length} onErase={() => void erase()} onCancel={() => setAsking(false)} />}
    </>
  );
};
