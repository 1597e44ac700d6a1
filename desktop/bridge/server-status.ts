import type { ServerStatus } from './shell-state.ts';

/** A server in words: "3 waiting · 1 not sent". */
export const serverStatus = ({ isSignedIn, online, waiting, unsent }: ServerStatus): string => {
  if (!isSignedIn) return 'nobody is signed in';
  return [`${waiting} waiting`, ...(unsent > 0 ? [`${unsent} not sent`] : []), ...(online ? [] : ['offline'])].join(
    ' · ',
  );
};
