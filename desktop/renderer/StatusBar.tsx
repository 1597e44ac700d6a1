import { Icon } from '#site/ui/Icon.tsx';
import { serverStatus, unsentOf } from '../bridge/server-status.ts';
import { useShell } from './ShellContext.tsx';
import { queueLabel, timeOf } from './shell-labels.ts';

export const StatusBar = () => {
  const { bridge, state } = useShell();
  const others = state.servers.filter(({ url }) => url !== state.server?.url);
  if (!state.user) return null;
  return (
    <footer className="statusbar">
      <span>
        <Icon name={state.online ? 'cloud' : 'cloud-off'} />
        <span>{state.offlineSince ? 'Offline, by choice' : state.online ? 'Connected' : 'Offline'}</span>
      </span>
      {state.syncedAt && <span>{`Last synced ${timeOf(state.syncedAt, new Date())}`}</span>}
      <span>{queueLabel(unsentOf(state))}</span>
      <span className="statusbar__name">{state.server?.name}</span>
      {others.map((server) => (
        <button
          key={server.url}
          type="button"
          onClick={() => void bridge.chooseServer(server)}
        >{`${server.name}: ${serverStatus(server)}`}</button>
      ))}
      <span className="push">
        <Icon name={state.notices ? 'bell' : 'bell-off'} />
        <span>{state.notices ? 'Notices on' : 'Notices off'}</span>
      </span>
    </footer>
  );
};
