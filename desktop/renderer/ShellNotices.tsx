import { Icon } from '#site/ui/Icon.tsx';
import { KeyRound } from '#site/ui/icons/KeyRound.tsx';
import { TriangleAlert } from '#site/ui/icons/TriangleAlert.tsx';
import { WifiOff } from '#site/ui/icons/WifiOff.tsx';
import { useShell } from './ShellContext.tsx';
import { offlineMessage } from './shell-labels.ts';

const OfflineBanner = ({ onShowQueue }: { onShowQueue: () => void }) => {
  const { bridge, state } = useShell();
  const waiting = state.queue.filter((entry) => entry.state === 'waiting').length;
  return (
    <div className="offline" role="status">
      <Icon of={WifiOff} />
      <span>
        <strong>You are offline.</strong> {offlineMessage(state.syncedAt, waiting, new Date())}
      </span>
      {waiting > 0 && (
        <button type="button" onClick={onShowQueue}>
          See them
        </button>
      )}
      <button type="button" onClick={() => void bridge.sync()}>
        Try again
      </button>
    </div>
  );
};

const OvertakenBanner = ({ count, onShowQueue }: { count: number; onShowQueue: () => void }) => (
  <div className="offline" role="alert">
    <Icon of={TriangleAlert} />
    <span>
      <strong>
        {count === 1 ? 'One of your decisions was not taken.' : `${count} of your decisions were not taken.`}
      </strong>{' '}
      Please look at what happened meanwhile.
    </span>
    <button type="button" onClick={onShowQueue}>
      Compare
    </button>
  </div>
);

const TokenStorageBanner = () => {
  const { bridge } = useShell();
  return (
    <div className="offline" role="status">
      <Icon of={KeyRound} />
      <span>
        <strong>You are signed in until you close the app.</strong> This computer has no key store, so nothing is kept
        safely on it.
      </span>
      <button type="button" onClick={() => void bridge.allowWeakStorage()}>
        Keep me signed in anyway
      </button>
    </div>
  );
};

/** The banners above the screens: no connection, decisions that were not applied, a session that ends with the app. */
export const ShellNotices = ({ onShowQueue }: { onShowQueue: () => void }) => {
  const { state } = useShell();
  const unapplied = state.queue.filter((entry) => entry.state !== 'waiting').length;
  return (
    <>
      {state.user && !state.online && <OfflineBanner onShowQueue={onShowQueue} />}
      {unapplied > 0 && <OvertakenBanner count={unapplied} onShowQueue={onShowQueue} />}
      {state.user && state.tokenStorage === 'memory' && <TokenStorageBanner />}
    </>
  );
};
