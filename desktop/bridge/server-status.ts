import type { ServerStatus, ShellState } from './shell-state.ts';

/** Returns words such as "3 waiting · 1 not sent". */
export const serverStatus = ({ user, online, waiting, unsent }: ServerStatus): string => {
  if (!user) return 'nobody is signed in';
  return [`${waiting} waiting`, ...(unsent > 0 ? [`${unsent} not sent`] : []), ...(online ? [] : ['offline'])].join(
    ' · ',
  );
};

export const unsentOf = ({ server, servers }: Pick<ShellState, 'server' | 'servers'>): number =>
  servers.find(({ url }) => url === server?.url)?.unsent ?? 0;
