import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import type { UpdateState } from '../bridge/shell-state.ts';
import { useShell } from './ShellContext.tsx';

const sentences = {
  checking: 'Looking for a newer version…',
  newest: 'This is the newest version.',
  failed: 'Looking for a newer version failed. The error log in the Help menu says more.',
  elsewhere: 'This copy of the app is updated by whoever looks after this computer.',
};

const titleOf = (update: UpdateState) =>
  update.step === 'downloading' || update.step === 'ready' ? `Version ${update.version}` : 'Updates';

const Content = ({ update }: { update: UpdateState }) => {
  if (update.step !== 'downloading' && update.step !== 'ready') return <p role="status">{sentences[update.step]}</p>;
  const percent = update.step === 'downloading' ? Math.round(update.share * 100) : 100;
  return (
    <>
      {update.step === 'downloading' ? (
        <p>
          <label>
            <span>{`Being downloaded: ${percent}%`}</span>
            <progress max={100} value={percent} />
          </label>
        </p>
      ) : (
        <p role="status">
          It is ready, and is installed when the app restarts. Please finish what you are writing first.
        </p>
      )}
      {update.notes && (
        <section>
          <h3>What is new</h3>
          <p className="notes">{update.notes}</p>
        </section>
      )}
    </>
  );
};

export const UpdateDialog = ({ update, onClose }: { update: UpdateState; onClose: () => void }) => {
  const { bridge, state } = useShell();
  const isReady = update.step === 'ready';
  return (
    <Dialog
      small
      title={titleOf(update)}
      hint={`You have version ${state.version}.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {isReady ? 'Later' : 'Close'}
          </Button>
          {isReady && (
            <Button variant="brand" onClick={() => void bridge.installUpdate()}>
              Restart now
            </Button>
          )}
        </>
      }
    >
      <Content update={update} />
    </Dialog>
  );
};
