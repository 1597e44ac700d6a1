import { createContext } from 'react';

/** Whether going to this address is asked about first. */
export type AsksBefore = (pathname: string) => boolean;

/** Says that something on the screen is unsaved, until the returned function is called. */
export const LeaveContext = createContext<(asks: AsksBefore) => () => void>(() => () => {});
