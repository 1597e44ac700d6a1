import { createContext } from 'react';

interface Help {
  open(): void;
  tour(): void;
}

export const HelpContext = createContext<Help>({ open: () => {}, tour: () => {} });
