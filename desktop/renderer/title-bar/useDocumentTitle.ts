import { useSyncExternalStore } from 'react';

const watchHead = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

export const useDocumentTitle = (): string => useSyncExternalStore(watchHead, () => document.title);
