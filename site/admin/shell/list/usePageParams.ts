import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Kept in the address, so that page and filters survive a reload and can be shared. */
export interface PageParams {
  page: number;
  get(name: string): string;
  /** Changes filters and goes back to page 1. */
  filter(values: Readonly<Record<string, string>>): void;
  goTo(page: number): void;
  /** Changes values and stays on the page. Back undoes it only with `replace: false`. */
  set(values: Readonly<Record<string, string>>, options?: { replace: boolean }): void;
}

export const usePageParams = (): PageParams => {
  const [params, setParams] = useSearchParams();
  const requested = Number(params.get('page'));
  // What finishes late, such as an upload, starts from the address as it is then, and changes no other screen's.
  const setLatest = useRef<typeof setParams | null>(null);
  useEffect(() => {
    setLatest.current = setParams;
    return () => {
      setLatest.current = null;
    };
  }, [setParams]);
  const change: PageParams['set'] = (values, options = { replace: true }) =>
    setLatest.current?.((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  return {
    page: Number.isInteger(requested) && requested > 0 && requested < 1e9 ? requested : 1,
    get: (name) => params.get(name) ?? '',
    filter: (values) => change({ ...values, page: '' }),
    set: change,
    goTo: (page) => change({ page: page > 1 ? String(page) : '' }),
  };
};
