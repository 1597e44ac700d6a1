import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { Elements } from './elements.ts';

interface Arrival<Props> {
  Part: ComponentType<Props> | null;
  failures: number;
  isLoading: boolean;
}

export interface Lazy<Props> {
  current(): Arrival<Props>;
  subscribe(listener: () => void): () => void;
  /**
   * Loads it, again after a failure. Never rejects: `current` holds the outcome. Unless `isWanted`, a failure is not
   * logged.
   */
  load(isWanted?: boolean): Promise<void>;
}

const MISSING_STYLE = /Unable to preload CSS for (\S+)/;

/** Removes the link of a style that did not arrive: as long as it is there, Vite does not ask for it again. */
const dropMissingStyle = (error: unknown): void => {
  const href = error instanceof Error && MISSING_STYLE.exec(error.message)?.[1];
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (href && link.href.endsWith(href)) link.remove();
};

/** Loads the part when it is first shown: `lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog)`. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>): Lazy<Props> => {
  let state: Arrival<Props> = { Part: null, failures: 0, isLoading: false };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: Arrival<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = async (isWanted: boolean) => {
    become({ ...state, isLoading: true });
    try {
      become({ Part: await load(), failures: 0, isLoading: false });
    } catch (error) {
      if (isWanted) console.warn('A part of the page did not arrive.', error);
      dropMissingStyle(error);
      loading = null;
      become({ Part: null, failures: state.failures + 1, isLoading: false });
    }
  };
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(isWanted = true) {
      loading ??= attempt(isWanted);
      return loading;
    },
  };
};

export const useLazy = <Props,>(lazy: Lazy<Props>): Arrival<Props> =>
  useSyncExternalStore(lazy.subscribe, lazy.current, lazy.current);

export interface NotArrived {
  retry(): void;
  isRetrying: boolean;
  /** True from the second failure on: browsers that remember a failed script ask for it again only when the page is reloaded. */
  hasFailedAgain: boolean;
}

interface LazyPartProps<Props> {
  of: Lazy<Props>;
  loading?: Elements;
  failed(state: NotArrived): Elements;
  children(Part: ComponentType<Props>): Elements;
}

export const LazyPart = <Props,>({ of, loading = null, failed, children }: LazyPartProps<Props>) => {
  const { Part, failures, isLoading } = useLazy(of);
  useEffect(() => void of.load(), [of]);
  if (Part) return children(Part);
  if (failures === 0) return loading;
  return failed({ retry: () => void of.load(), isRetrying: isLoading, hasFailedAgain: failures > 1 });
};
