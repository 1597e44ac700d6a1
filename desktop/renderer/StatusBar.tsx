import { Icon } from '#site/ui/Icon.tsx';
import { Bell } from '#site/ui/icons/Bell.tsx';
import { BellOff } from '#site/ui/icons/BellOff.tsx';
import { Cloud } from '#site/ui/icons/Cloud.tsx';
import { CloudOff } from '#site/ui/icons/CloudOff.tsx';
import { useShell } from './ShellContext.tsx';
import { queueWords, timeOf } from './shell-words.ts';

/** The line at the bottom: the connection, when it last answered, what waits, and whether new submissions are told. */
export const StatusBar = () => {
  const { state } = useShell();
  if (!state.user) return null;
  const waiting = state.queue.filter((entry) => entry.state === 'waiting').length;
  return (
    <footer className="statusbar">
      <span>
        <Icon of={state.online ? Cloud : CloudOff} />
        {state.online ? 'Connected' : 'Offline'}
      </span>
      {state.syncedAt && <span>Last synced {timeOf(state.syncedAt, new Date())}</span>}
      <span>{queueWords(waiting)}</span>
      <span>{state.server?.name}</span>
      <span className="push">
        <Icon of={state.notices ? Bell : BellOff} />
        {state.notices ? 'Notices on' : 'Notices off'}
      </span>
    </footer>
  );
};
