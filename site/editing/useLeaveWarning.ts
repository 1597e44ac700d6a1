import { useEffect } from 'react';
import { noteUnsaved } from '../client/unsaved-work.ts';

/** Lets the browser ask before the page is left with something unsaved; the program does not load it anew by itself. */
export const useLeaveWarning = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return;
    const saved = noteUnsaved();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      saved();
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
};
