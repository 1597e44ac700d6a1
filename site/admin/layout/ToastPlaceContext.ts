import { createContext } from 'react';

/** The part of the frame in which what was just done is said; null until the frame stands. */
export const ToastPlaceContext = createContext<HTMLElement | null>(null);
