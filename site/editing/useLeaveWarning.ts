import { useEffect } from 'react';
import { noteUnsaved } from '../client/unsaved-work.ts';

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
