import { createContext } from 'react';

/** Part of the frame that shows toasts; null until the frame is mounted. */
export const ToastPlaceContext = createContext<HTMLElement | null>(null);
