import { Icon } from '#site/ui/Icon.tsx';
import { Bell } from '#site/ui/icons/Bell.tsx';
import { BellOff } from '#site/ui/icons/BellOff.tsx';
import { Cloud } from '#site/ui/icons/Cloud.tsx';
import { CloudOff } from '#site/ui/icons/CloudOff.tsx';
import { useShell } from './ShellContext.tsx';
import { queueLabel, timeOf } from './shell-labels.ts';

/** The status bar: the connection, the last sync, the queue, the server, and whether notifications are on. */
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
      <span>{queueLabel(waiting)}</span>
      <span>{state.server?.name}</span>
      <span className="push">
        <Icon of={state.notices ? Bell : BellOff} />
        {state.notices ? 'Notices on' : 'Notices off'}
      </span>
    </footer>
  );
};
