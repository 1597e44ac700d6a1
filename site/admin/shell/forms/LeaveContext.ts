import { createContext } from 'react';

export interface Unsaved {
  asksBefore(pathname: string): boolean;
  /** Called when somebody leaves anyway. */
  onLeave?: (() => void) | undefined;
}

/** Registers something unsaved until the returned function is called. */
export const LeaveContext = createContext<(unsaved: Unsaved) => () => void>(() => () => {});
