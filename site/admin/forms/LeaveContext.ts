import { createContext } from 'react';

/** Something unsaved on the screen. */
export interface Unsaved {
  /** Whether going to this address is asked about first. */
  asksBefore(pathname: string): boolean;
  /** Called when somebody leaves all the same. */
  onLeave?: (() => void) | undefined;
}

/** Says that something on the screen is unsaved, until the returned function is called. */
export const LeaveContext = createContext<(unsaved: Unsaved) => () => void>(() => () => {});
