import { createContext } from 'react';

/** Ways to help, from anywhere in the portal. */
interface Help {
  /** Shows the keys of the screen, and where else there is help. */
  open(): void;
  /** Begins the tour of the first steps. */
  tour(): void;
}

export const HelpContext = createContext<Help>({ open: () => {}, tour: () => {} });
