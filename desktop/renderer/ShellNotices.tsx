import type { ReactNode } from 'react';
import { useOutboxState } from '#site/client/outbox/OutboxContext.tsx';
import { isWithdrawn } from '#site/client/outbox/outbox-entry.ts';
import { Icon } from '#site/ui/Icon.tsx';
import type { IconName } from '#site/ui/icon-names.ts';
import { useShell } from './ShellContext.tsx';
import { offlineMessage, timeOf } from './shell-labels.ts';

interface BannerProps {
  icon: IconName;
  title: string;
  isAlert?: boolean;
  actions: readonly { label: string; onClick: () => void }[];
  children: ReactNode;
}

const Banner = ({ icon, title, isAlert = false, actions, children }: BannerProps) => (
  <div className="offline" role={isAlert ? 'alert' : 'status'}>
    <Icon name={icon} />
    <span>
      <strong>{title}</strong> <span>{children}</span>
    </span>
    {actions.map(({ label, onClick }) => (
      <button key={label} type="button" onClick={onClick}>
        {label}
      </button>
    ))}
  </div>
);

export const ShellNotices = ({ onShowQueue, onShowUpdate }: { onShowQueue: () => void; onShowUpdate: () => void }) => {
  const { bridge, state } = useShell();
  const { user, online, offlineSince, putAside, update } = state;
  const { isDurable, ...outbox } = useOutboxState();
  const entries = outbox.entries.filter((entry) => !isWithdrawn(entry));
  const waiting = entries.filter((entry) => entry.state === 'waiting').length;
  const unapplied = entries.length - waiting;
  const tryAgain = { label: 'Try again', onClick: () => void bridge.sync() };
  return (
    <>
      {user && offlineSince && (
        <Banner
          icon="wifi-off"
          title="Working offline,"
          actions={[{ label: 'Go online', onClick: () => void bridge.workOffline(false) }]}
        >{`as you chose at ${timeOf(offlineSince, new Date())}. ${waiting > 0 ? `${waiting} not sent.` : 'Nothing waits to be sent.'}`}</Banner>
      )}
      {user && !online && !offlineSince && (
        <Banner
          icon="wifi-off"
          title="You are offline."
          actions={[...(waiting > 0 ? [{ label: 'See them', onClick: onShowQueue }] : []), tryAgain]}
        >
          {offlineMessage(state.syncedAt, waiting, new Date())}
        </Banner>
      )}
      {waiting > 0 && !isDurable && (
        <Banner
          isAlert
          icon="triangle-alert"
          title="What you decided could not be stored on this computer."
          actions={[tryAgain]}
        >
          It is sent when there is a connection. Please leave the app open until then; the disk may be full.
        </Banner>
      )}
      {unapplied > 0 && (
        <Banner
          isAlert
          icon="triangle-alert"
          title={
            unapplied === 1 ? 'One of your decisions was not taken.' : `${unapplied} of your decisions were not taken.`
          }
          actions={[{ label: 'Compare', onClick: onShowQueue }]}
        >
          Please look at what happened meanwhile.
        </Banner>
      )}
      {putAside.length > 0 && (
        <Banner
          isAlert
          icon="triangle-alert"
          title={putAside.length === 1 ? 'A file of the app could not be read.' : 'Files of the app could not be read.'}
          actions={[{ label: 'Put away', onClick: () => void bridge.dismissPutAside() }]}
        >
          <span>The app started without what was in it. Nothing was deleted, it is kept as </span>
          {putAside.map((path) => (
            <code key={path} className="path">
              {path}
            </code>
          ))}
        </Banner>
      )}
      {state.noticesFail && (
        <Banner
          icon="bell-off"
          title="This computer does not show notices of the app."
          actions={[{ label: 'Put away', onClick: () => void bridge.dismissNoticesFail() }]}
        >
          They may be off in the system’s settings, and macOS shows those of signed apps only. The number on the icon
          still counts what waits.
        </Banner>
      )}
      {state.queueLocked && (
        <Banner
          isAlert
          icon="key-round"
          title="Decisions from an earlier day are still locked."
          actions={[tryAgain, { label: 'Go on without them', onClick: () => void bridge.giveUpLockedDecisions() }]}
        >
          The key store of this computer did not open them. Please unlock it, then try again; nothing is lost meanwhile.
        </Banner>
      )}
      {user && state.tokenStorage === 'memory' && (
        <Banner
          icon="key-round"
          title="You are signed in until you close the app."
          actions={[{ label: 'Keep me signed in anyway', onClick: () => void bridge.allowWeakStorage() }]}
        >
          This computer has no key store, so nothing is kept safely on it.
        </Banner>
      )}
      {update?.step === 'ready' && (
        <Banner
          icon="download"
          title={`Version ${update.version} is ready.`}
          actions={[
            { label: 'Restart now', onClick: () => void bridge.installUpdate() },
            { label: 'What is new', onClick: onShowUpdate },
            { label: 'Later', onClick: () => void bridge.putUpdateAway(update.step) },
          ]}
        >
          It is installed when the app restarts. Please finish what you are writing first.
        </Banner>
      )}
    </>
  );
};
